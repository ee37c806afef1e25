import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES, DOCUMENTS_MAX } from '@xezer/contract/identity-check'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import { errorSentence } from '../../core/text/error-sentence.ts'
import { sendFile } from './send-file.ts'

/** A file on its way, or one that did not get there. */
export interface Upload {
  key: number
  name: string
  size: number
  /** From 0 to 1. */
  share: number
  error: string | undefined
}

/** Files go one after another: the server reads one of a player at a time. */
export function useUploads(known: number, onSent: () => void) {
  const text = useText()
  const { session, announcer } = useServices()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const keys = useRef(0)
  const leave = useRef<AbortController | null>(null)
  useEffect(() => {
    const own = new AbortController()
    leave.current = own
    return () => own.abort()
  }, [])
  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))
  const send = async (key: number, file: File) => {
    const token = session.findToken()
    const signal = leave.current?.signal
    if (token === undefined || signal === undefined || signal.aborted) return
    const sent = await sendFile(file, { token, signal, onProgress: (share) => change(key, { share }) })
    if (signal.aborted) return
    if (sent.ok) {
      drop(key)
      announcer.say(text('identity.sent_file', { name: file.name }))
    } else change(key, { error: errorSentence(text, sent.error) })
    // Whatever was said, the list of the server is what counts.
    onSent()
  }
  const add = (files: readonly File[]) => {
    const isRunning = uploads.filter(({ error }) => error === undefined).length
    let room = DOCUMENTS_MAX - known - isRunning
    for (const file of files) {
      keys.current += 1
      const key = keys.current
      const error = faultOf(file) ?? (room > 0 ? undefined : 'identity.full')
      if (error === undefined) room -= 1
      const upload = { key, name: file.name, size: file.size, share: 0, error: error && text(error) }
      setUploads((all) => [...all, upload])
      if (error === undefined) last.current = last.current.then(() => send(key, file))
    }
  }
  return { uploads, add, drop }
}

function faultOf({ type, size }: File): 'identity.file_invalid' | undefined {
  const isTaken = DOCUMENT_TYPES.some((taken) => taken === type) && size > 0 && size <= DOCUMENT_BYTES_MAX
  return isTaken ? undefined : 'identity.file_invalid'
}
