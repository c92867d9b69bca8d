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

/** What a name stands for; `undefined` where it is not like a name of the stock at all. */
export type Reading = StockLine | Misnomer | undefined

/** A declaration that needs these capabilities, as far as there are any. */
export function plain(line: string, ...capabilities: readonly (string | undefined)[]): StockLine {
  return { line, capabilities: capabilities.filter((name) => name !== undefined) }
}

export function isMisnomer(reading: Reading): reading is Misnomer {
  return reading !== undefined && 'fault' in reading
}
