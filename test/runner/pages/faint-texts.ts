/** The part of an element that is read; the tests are not compiled for a browser. */
interface ShownElement {
  readonly parentElement: ShownElement | null
  readonly className: string
  readonly textContent: string | null
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string | null }>
  readonly getClientRects: () => { readonly length: number }
  readonly closest: (selector: string) => ShownElement | null
}

/**
 * Visible texts whose contrast to their background is below 4.5 to 1, the least that WCAG 2 asks of text, and the
 * number of texts that were examined. Runs in the browser, so it names nothing outside itself.
 */
export function faintTexts(): { readonly looked: number; readonly found: readonly string[] } {
  const page = globalThis as unknown as {
    readonly document: { readonly querySelectorAll: (selector: string) => Iterable<ShownElement> }
    readonly getComputedStyle: (element: ShownElement) => {
      readonly color: string
      readonly backgroundColor: string
    }
  }
  const found = new Set<string>()
  let looked = 0
  for (const element of page.document.querySelectorAll('main *, header *, nav a')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
    )
    if (!hasText || element.getClientRects().length === 0) continue
    // Controls that cannot be used may be faint.
    if (element.closest('[aria-disabled]') !== null) continue
    looked++
    let behind: ShownElement | null = element
    let ground = 'rgb(255, 255, 255)'
    while (behind !== null) {
      const colour = page.getComputedStyle(behind).backgroundColor
      if (!/, 0\)$/.test(colour)) {
        ground = colour
        break
      }
      behind = behind.parentElement
    }
    const lights = [page.getComputedStyle(element).color, ground].map((colour) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    })
    const contrast = Math.max(...lights) / Math.min(...lights)
    if (contrast < 4.5)
      found.add(`${element.className}: ${element.textContent?.slice(0, 40)} ${contrast.toFixed(1)}`)
  }
  return { looked, found: [...found].slice(0, 5) }
}
