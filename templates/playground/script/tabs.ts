/** Tabs of which one panel is in sight; arrow keys move between them, as screen readers expect. */
export function tabs(list: HTMLElement, opened: (panel: string) => void): (panel: string) => void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')]
  const panelOf = (button: HTMLButtonElement) => button.getAttribute('aria-controls') ?? ''

  const open = (panel: string) => {
    for (const button of buttons) {
      const isOpen = panelOf(button) === panel
      button.setAttribute('aria-selected', String(isOpen))
      button.tabIndex = isOpen ? 0 : -1
      const body = document.getElementById(panelOf(button))
      if (body !== null) body.hidden = !isOpen
    }
    opened(panel)
  }
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => open(panelOf(button)))
    button.addEventListener('keydown', (event) => {
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: buttons.length - 1,
      }
      const next = steps[event.key]
      if (next === undefined) return
      event.preventDefault()
      const target = buttons[(next + buttons.length) % buttons.length]
      if (target === undefined) return
      target.focus()
      open(panelOf(target))
    })
  }
  return open
}
