/** A declaration of the stock. */
export interface StockLine {
  /** Assembly, without the result. */
  readonly line: string
  /** Capabilities that the declaration needs beside those of every shader. */
  readonly capabilities: readonly string[]
  /** Decorations that belong to it, whole lines. */
  readonly annotations?: readonly string[]
  /** Whether it is a variable of a function. */
  readonly isLocal?: boolean
}

/** Why a name that begins as one of the stock does is not one. */
export interface Misnomer {
  readonly fault: string
}

/** The declaration that a name refers to; `undefined` if the name does not look like one of the stock. */
export type Reading = StockLine | Misnomer | undefined

/** A declaration that needs these capabilities, if there are any. */
export function plain(line: string, ...capabilities: readonly (string | undefined)[]): StockLine {
  return { line, capabilities: capabilities.filter((name) => name !== undefined) }
}

export function isMisnomer(reading: Reading): reading is Misnomer {
  return reading !== undefined && 'fault' in reading
}
