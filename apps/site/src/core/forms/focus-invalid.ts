/** How long the marks are waited for: on a busy machine frames come before them. */
const FRAMES_MAX = 30

/** Puts the cursor in the first field that is marked invalid, once the marks are on the page. */
export function focusInvalid(form: HTMLFormElement, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field !== null) field.focus()
    else if (framesLeft > 0) focusInvalid(form, framesLeft - 1)
  })
}
