import {
  type Address,
  type AddressedModule,
  readFragment,
  type Settings,
} from '../../../runner/playground/address.ts'
import type { Controls } from './controls.ts'
import type { DataFiles } from './data-files.ts'
import { readOpened } from './files.ts'
import type { ModuleState } from './module-state.ts'

/** Opens modules, from addresses and from files. */
export interface Opening {
  /** Opens a case with its settings; whether there is one. */
  readonly openCase: (id: string) => Promise<boolean>
  /** Opens what the fragment of an address names; whether it names a module that exists. */
  readonly openFragment: (fragment: string) => Promise<boolean>
  /** Opens a module or limits of a device. */
  readonly openFile: (file: File) => Promise<void>
  readonly openText: (text: string) => void
  /** The case that is open, until it is changed. */
  readonly caseId: () => string | undefined
  /** The module as an address names it. */
  readonly addressed: () => AddressedModule
  /** The user has typed: it is no longer the case that was opened. */
  readonly typed: () => void
}

/** Where modules are opened. */
export interface OpeningContext {
  readonly files: DataFiles
  readonly module: ModuleState
  readonly form: Controls
  readonly tell: (message: string) => void
  /** Called as soon as another module is asked for: a tab that the user selects while it is read stays selected. */
  readonly begins: () => void
  /** Called after another module was opened. */
  readonly opened: () => void
}

/** A longer text is judged, but not shown in the editor. */
const longestText = 16 * 1024 * 1024

/** The text that octets are, by their beginning; `undefined` for a module, or for more than an editor can show. */
function textIn(octets: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(octets.subarray(0, 4096))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: modules contain them, texts do not
  const isBinary = /[\0-\x08\x0e-\x1f]/.test(start) || start.slice(0, -1).includes('\uFFFD')
  return isBinary || octets.length > longestText ? undefined : new TextDecoder().decode(octets)
}

/** Opens modules in the editor. */
export function opening({ files, module, form, tell, begins, opened }: OpeningContext): Opening {
  let openId: string | undefined

  /** The settings of a case, which is opened; `undefined` after telling why it cannot be. */
  async function caseAt(
    id: string,
    settings: Partial<Settings>,
  ): Promise<Partial<Settings> | undefined> {
    try {
      const found = await files.caseOf(id)
      if (found === undefined) {
        tell(`There is no case ${id} on this page.`)
        return undefined
      }
      module.openText(found.module)
      openId = id
      const [environment = ''] = found.environments
      const { limits } = found
      return { environment, ...(limits === undefined ? {} : { limits }), ...settings }
    } catch (error) {
      tell(`${error instanceof Error ? error.message : String(error)}.`)
      return undefined
    }
  }
  function show(settings: Partial<Settings>): void {
    const unknown = form.show(settings)
    if (unknown.length > 0)
      tell(`The address names what this page does not know: ${unknown.join(', ')}.`)
  }
  async function openAddress({ module: named, settings }: Address): Promise<boolean> {
    if (named === undefined) return false
    begins()
    tell('')
    openId = undefined
    let given: Partial<Settings> | undefined = settings
    if (named.kind === 'case') given = await caseAt(named.id, settings)
    else if (named.kind === 'assembly') module.openText(named.text)
    else await module.openOctets(named.octets)
    if (given === undefined) return false
    show(given)
    opened()
    return true
  }
  return {
    caseId: () => openId,
    typed: () => {
      openId = undefined
    },
    addressed: () => {
      const octets = module.octets()
      if (openId !== undefined) return { kind: 'case', id: openId }
      return octets === undefined
        ? { kind: 'assembly', text: module.text() }
        : { kind: 'octets', octets }
    },
    openCase: (id) => openAddress({ module: { kind: 'case', id }, settings: {} }),
    openFragment: async (fragment) => {
      const found = await readFragment(fragment)
      if (!('trouble' in found)) {
        if (found.module === undefined) show(found.settings)
        return openAddress(found)
      }
      tell(found.trouble)
      return false
    },
    openText: (text) => {
      begins()
      openId = undefined
      module.openText(text)
      opened()
    },
    openFile: async (file) => {
      begins()
      const read = await readOpened(file)
      if (typeof read === 'string') {
        tell(read)
        return
      }
      const { name, octets } = read
      tell('')
      const text = textIn(octets)
      if (text !== undefined && /^\s*\{\s*"/.test(text)) form.setLimits(text, name)
      else {
        openId = undefined
        if (text === undefined) await module.openOctets(octets)
        else module.openText(text)
      }
      opened()
    },
  }
}
