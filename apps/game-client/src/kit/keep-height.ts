/**
 * What stands below a stage is as high as it has been: where its buttons change with the moves of a round the stage beside it neither jumps
 * nor is painted anew. Another window begins anew.
 */
export function keepHeight(element: HTMLElement): void {
  let most = 0
  new ResizeObserver(() => {
    const height = element.offsetHeight
    if (height <= most) return
    most = height
    element.style.minHeight = `${height}px`
  }).observe(element)
  addEventListener('resize', () => {
    most = 0
    element.style.minHeight = ''
  })
}
