import { enumerantByName } from '#spec/grammar/grammar'
import { MakerError } from '../maker-error.ts'
import type { Draft } from './draft.ts'

/** A capability with what makes it available. */
export interface CapabilityUse {
  readonly value: number
  /** Minor number of the first version that has it; past all versions where none has. */
  readonly minor: number
  /** Brings it in before that version; `undefined` where nothing does. */
  readonly extension: string | undefined
}

const never = 0xff

/** The capability with that name; a `MakerError` when the grammar has none. */
export function capabilityNamed(name: string): CapabilityUse {
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no capability ${name}`)
  return {
    value: row.value,
    minor: row.version === null ? never : (row.version >>> 8) & 0xff,
    extension: row.extensions[0],
  }
}

/** True where the module's version or an extension has it. */
export function isAvailable({ world }: Draft, { minor, extension }: CapabilityUse): boolean {
  return world.minor >= minor || extension !== undefined
}

/** Declares a capability that is available, and the extension that its version asks for. */
export function declare({ world, capabilities, extensions }: Draft, use: CapabilityUse): void {
  if (capabilities.has(use.value)) return
  capabilities.add(use.value)
  if (world.minor < use.minor && use.extension !== undefined) extensions.add(use.extension)
}
