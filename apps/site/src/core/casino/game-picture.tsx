import type { LobbyGame } from '@xezer/contract/casino'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useEffect, useRef, useState } from 'react'
import styles from './game-picture.module.css'
import { keepPicture } from './kept-pictures.ts'

interface GamePictureProps {
  game: Pick<LobbyGame, 'name' | 'image' | 'image2x'>
  /** The first pictures of the page come at once, the others when they are near. */
  isFirst?: boolean
}

/** The scene of a game; where it does not come the pattern and the name. Its game is named beside it. */
export function GamePicture({ game: { name, image, image2x }, isFirst }: GamePictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const picture = useRef<HTMLImageElement>(null)
  // It may have failed before the script was here.
  useEffect(() => {
    const { current } = picture
    if (current?.complete && current.naturalWidth === 0) setMissing(image)
  }, [image])
  if (missing === image) {
    return (
      <span className={styles.missing} aria-hidden="true">
        <StarPattern />
        {name}
      </span>
    )
  }
  const srcSet = image2x === null ? undefined : `${image} 1x, ${image2x} 2x`
  return (
    <img
      ref={picture}
      className={styles.picture}
      src={image}
      srcSet={srcSet}
      width={300}
      height={188}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onLoad={() => keepPicture({ src: image, srcSet })}
      onError={() => setMissing(image)}
    />
  )
}
