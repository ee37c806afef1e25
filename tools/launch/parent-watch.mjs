import { readFileSync } from 'node:fs'

const LOOK_MS = 1_000

/**
 * `npm start` stands between the terminal and us. When npm is killed with -9 it cannot pass that on, so we look
 * whether our line of parents up to npm still lives, and end politely when it does not.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return
  const line = lineToNpm()
  if (line === undefined) return
  const timer = setInterval(() => {
    const isWhole = line.every(({ pid, parent }) => readParent(pid) === parent)
    if (isWhole) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
}

/** From us upwards: npm runs scripts in a shell, which may or may not stay in between. */
function lineToNpm() {
  const parent = process.ppid
  const own = { pid: process.pid, parent }
  if (!isShell(parent)) return [own]
  const grandparent = readParent(parent)
  return grandparent === undefined ? undefined : [own, { pid: parent, parent: grandparent }]
}

function isShell(pid) {
  try {
    return /^(sh|dash|bash|ash|zsh)$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
  } catch {
    return false
  }
}

function readParent(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
