import { enumerantByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'
import type { Draft } from './draft.ts'

/** A capability with what makes it available. */
interface CapabilityUse {
  readonly value: number
  /** Minor number of the first version that has it; past all versions where none has. */
  readonly minor: number
  /** Brings it in before that version; `undefined` where nothing does. */
  readonly extension: string | undefined
}

const never = 0xff

const uses = new Map<string, CapabilityUse>()

function useOf(name: string): CapabilityUse {
  const known = uses.get(name)
  if (known !== undefined) return known
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no capability ${name}`)
  const use = {
    value: row.value,
    minor: row.version === null ? never : (row.version >>> 8) & 0xff,
    extension: row.extensions[0],
  }
  uses.set(name, use)
  return use
}

/** True where the module's version or an extension has the capability; a `MakerError` when the grammar has none of that name. */
export function isAvailable({ world }: Draft, name: string): boolean {
  const { minor, extension } = useOf(name)
  return world.minor >= minor || extension !== undefined
}

/** Declares a capability that is available, and the extension that its version asks for. */
export function declare({ world, capabilities, extensions }: Draft, name: string): void {
  const { value, minor, extension } = useOf(name)
  if (capabilities.has(value)) return
  capabilities.add(value)
  if (world.minor < minor && extension !== undefined) extensions.add(extension)
}
