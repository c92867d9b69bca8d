import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { uintType } from '../shared/things.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'
import { isExplicit } from '../shared/world.ts'

function isInExplicitMemory(module: Module, at: number): boolean {
  return isExplicit(storageClassName(pointerAt(module, at, 2)?.storageClass))
}

/** Loads what the module declares anyway, layout included. */
function declared(name: string, which: (module: Module, words: readonly number[]) => boolean): Way {
  return (module, at) => {
    const found = ordinalsOf(module, name).find(
      (each) => each < at && which(module, module.instructions[each]?.words ?? []),
    )
    const type = found === undefined ? undefined : module.instructions[found]?.words[0]
    return type === undefined ? undefined : replaceWord(module, at, 0, type)
  }
}

function endsInRunTimeArray(module: Module, words: readonly number[]): boolean {
  const last = definitionOf(module, words.at(-1) ?? 0)
  return last !== undefined && ordinalsOf(module, 'OpTypeRuntimeArray').includes(last)
}

/** Loads a type that only memory without explicit layout can have. */
function plain(declare: Declare): Way {
  return (module, at) =>
    isInExplicitMemory(module, at) || !declaresCapability(module, 'Shader')
      ? undefined
      : withOperand(module, at, 0, declare)
}

const runTimeArray: Declare = (graft, module, at) => {
  const element = uintType(graft, module, at)
  return element === undefined ? undefined : graft.add('OpTypeRuntimeArray', element)
}

export const mutator = mutatorOf({
  name: 'load-of-run-time-array',
  rule: 'load-through-untyped-pointer-is-of-fixed-size',
  summary: 'a run-time array, or what contains one, is loaded through an untyped pointer',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpLoad').filter(
      (at) => pointerAt(module, at, 2)?.kind === 'untyped' && hasIdleResult(module, at),
    ),
  ways: {
    'declared-array': declared('OpTypeRuntimeArray', () => true),
    'declared-structure': declared('OpTypeStruct', endsInRunTimeArray),
    'array-without-layout': plain(runTimeArray),
    'structure-without-layout': plain((graft, module, at) => {
      const array = runTimeArray(graft, module, at)
      return array === undefined ? undefined : graft.add('OpTypeStruct', array)
    }),
    'structure-in-structure': plain((graft, module, at) => {
      const array = runTimeArray(graft, module, at)
      if (array === undefined) return undefined
      return graft.add('OpTypeStruct', graft.add('OpTypeStruct', array))
    }),
  },
})
