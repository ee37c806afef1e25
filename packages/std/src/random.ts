/** A seeded stream of random numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** Uniform in [0, 1), 32 bits of resolution. */
  next(): number
  /** Uniform integer in [0, bound). */
  below(bound: number): number
}

/** Mixes any text into 32 bits (FNV-1a with a final avalanche), for seeds made of words and ids. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** sfc32, seeded from text. Good statistics, four words of state, no allocation per number. */
export function seededRandom(seed: string): Random {
  let a = hashText(`${seed}/a`)
  let b = hashText(`${seed}/b`)
  let c = hashText(`${seed}/c`)
  let counter = 1
  const nextWord = (): number => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + word) | 0
    return word >>> 0
  }
  for (let round = 0; round < 12; round++) nextWord()
  return {
    next: () => nextWord() / 4294967296,
    below: (bound) => Math.floor((nextWord() / 4294967296) * bound),
  }
}

/** A number of mean 0 and standard deviation 1 (Box-Muller). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
