/** What the tab keeps, so that nothing that was typed is lost when it is loaded again. */
export interface KeptModuleText {
  readonly text: string
  readonly fragment: string
}

const key = 'spirv-cts-playground'

/** Keeps a text and the controls; a tab that may keep nothing, or not so much, keeps what it had. */
export function keep(kept: KeptModuleText): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** What the tab has kept; `undefined` if there is nothing, or something else. */
export function kept(): KeptModuleText | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const { text, fragment } = found as Partial<Record<keyof KeptModuleText, unknown>>
    return typeof text === 'string' && typeof fragment === 'string' ? { text, fragment } : undefined
  } catch {
    return undefined
  }
}
