import type { PartAnswers } from './serve.ts'

/** The first part, evaluated: what it answers, and the modules that the other part shares with it. */
export interface FirstPart {
  readonly answers: PartAnswers
  readonly shared: readonly unknown[]
  readonly serve: (scope: never, answers: PartAnswers) => void
}

/**
 * The two parts of the program, each a function that evaluates it. They are functions so that a page which hands their text to a
 * Worker does not evaluate them itself.
 */
export interface BrowserParts {
  /** The assembler, the decoder and the judge. */
  readonly judge: () => Promise<() => FirstPart>
  /** The mutators, the interpreter and the readers, loaded when they are first needed. */
  readonly more: () => Promise<(shared: readonly unknown[]) => PartAnswers>
}

/** Where the scripts of the bundle put their functions. */
export interface PartsOfPage {
  judge?: () => FirstPart
  more?: (shared: readonly unknown[]) => PartAnswers
}

declare global {
  var spirvCtsParts: PartsOfPage | undefined
}

/** The part of a document that is used. */
interface PageWindow {
  readonly head: { append(script: unknown): void }
  createElement(name: 'script'): {
    src: string
    onload: (() => void) | null
    onerror: (() => void) | null
  }
}

/** Names of the answers of the second part. */
export const laterNames: ReadonlySet<string> = new Set([
  'breakable',
  'mutate',
  'inputs',
  'run',
  'reflect',
  'readLimits',
])

async function script(address: string): Promise<void> {
  const { document: page } = globalThis as unknown as { readonly document?: PageWindow }
  if (page === undefined) throw new Error(`${address}: there is no page to load it into`)
  await new Promise<void>((resolve, reject) => {
    const element = page.createElement('script')
    element.src = address
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`${address}: could not be loaded`))
    page.head.append(element)
  })
}

async function partAt<Name extends keyof PartsOfPage>(
  folder: string,
  name: Name,
): Promise<NonNullable<PartsOfPage[Name]>> {
  if (globalThis.spirvCtsParts?.[name] === undefined) await script(`${folder}${name}.js`)
  const part = globalThis.spirvCtsParts?.[name]
  if (part === undefined) throw new Error(`${folder}${name}.js: is another script`)
  return part
}

/** The parts as scripts in a folder, which are added to the page: so they load from disk too. */
export function partsIn(folder: string): BrowserParts {
  return { judge: () => partAt(folder, 'judge'), more: () => partAt(folder, 'more') }
}
