import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { setPrefix } from './set-name.ts'
import { textAt } from './text-at.ts'

/** An `OpExtInstImport` of the set. */
export interface SetImport {
  /** Ordinal of the instruction. */
  readonly at: number
  readonly id: number
  /** `undefined` where the name ends in anything but a number from 1 to 6 without leading zeros. */
  readonly version: number | undefined
}

/** The imports of the set, in the order of the module. */
export function importsOf(module: Module): readonly SetImport[] {
  return ordinalsOf(module, 'OpExtInstImport').flatMap((at) => {
    const { words } = module.instructions[at] ?? { words: [] }
    const name = textAt(words, 1)
    const id = words[0]
    if (id === undefined || name === undefined || !name.startsWith(setPrefix)) return []
    const version = name.slice(setPrefix.length)
    return [{ at, id, version: /^[1-6]$/.test(version) ? Number(version) : undefined }]
  })
}
