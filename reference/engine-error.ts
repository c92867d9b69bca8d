/** A slip in the judge itself, found while its checks are loaded. */
export interface EngineError extends Error {
  readonly code: 'unknown-rule' | 'unknown-instruction' | 'unknown-version'
}

/** An error with a `code` for slips of ours; what is wrong with an input is never thrown. */
export function engineError(code: EngineError['code'], message: string): EngineError {
  return Object.assign(new Error(message), { code })
}
