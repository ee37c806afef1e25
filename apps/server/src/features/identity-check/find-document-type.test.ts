import { describe, expect, it } from 'vitest'
import { findDocumentType } from './find-document-type.ts'
import { plainFileName } from './plain-file-name.ts'

describe('a file is what its first bytes say', () => {
  it.each([
    ['ffd8ffe000104a464946', 'image/jpeg'],
    ['89504e470d0a1a0a', 'image/png'],
    ['255044462d312e37', 'application/pdf'],
    ['474946383961', null],
    ['89504e470d0a', null],
    ['00ffd8ff', null],
    ['4d5a', null],
    ['3c3f786d6c', null],
    ['', null],
  ])('%s: %s', (hex, type) => {
    expect(findDocumentType(Buffer.from(hex, 'hex'))).toBe(type)
  })
})

describe('the name of a file', () => {
  it.each([
    ['pasport.jpg', 'pasport.jpg'],
    [encodeURIComponent('şəxsiyyət vəsiqəsi.png'), 'şəxsiyyət vəsiqəsi.png'],
    ['../../etc/passwd', 'passwd'],
    ['C%3A%5Cdocs%5Cscan.pdf', 'scan.pdf'],
    ['..', 'document'],
    ['%2e%2e%2f', 'document'],
    ['%00%0d%0a', 'document'],
    ['gpj.%E2%80%AEfdp', 'gpj.fdp'],
    ['%E0%A4%A', 'document'],
    ['%F0%9F%98', 'document'],
    ['', 'document'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%s is shown as %s', (sent, shown) => {
    expect(plainFileName(sent)).toBe(shown)
  })
})
