/** HMAC-SHA256 of `message` under `key`, both as ASCII text; 32 bytes. Node and the browser each bring their own. */
export type Hmac = (key: string, message: string) => Uint8Array

/** Uniform words of 32 bits, one after the other. */
export type Words = () => number

export interface Seeds {
  /** 64 hex characters; the key is these characters, not the bytes that they spell. */
  readonly server: string
  /** The player's own, `[A-Za-z0-9_-]{1,64}`. */
  readonly client: string
  /** One per round, from 0. */
  readonly nonce: number
}

const WORDS_PER_BLOCK = 8

/** The words of a round: blocks of HMAC(server, `client:nonce:block`), four bytes each, the highest first. */
export function roundWords(hmac: Hmac, { server, client, nonce }: Seeds): Words {
  let block = 0
  let place = WORDS_PER_BLOCK
  let view: DataView = new DataView(new ArrayBuffer(0))
  return () => {
    if (place === WORDS_PER_BLOCK) {
      const bytes = hmac(server, `${client}:${nonce}:${block}`)
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      block += 1
      place = 0
    }
    const word = view.getUint32(place * 4)
    place += 1
    return word
  }
}
