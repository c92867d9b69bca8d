import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { hasVariablePointers } from '../shared/addressing.ts'
import {
  classOfVariable,
  heldBy,
  heldByTyped,
  isFreeOfBlocks,
  variablesWithout,
} from '../shared/holder-ways.ts'
import { logicalPointerTypes, typesWithLogicalPointers } from '../shared/logical-pointer-types.ts'

/** Storage classes where memory has no explicit layout, which pointers could not have. */
const free: ReadonlySet<string> = new Set(['Workgroup', 'Output'])
const all: ReadonlySet<string> = new Set([...free, 'StorageBuffer', 'Uniform', 'PushConstant'])

function suits(module: Module, at: number): boolean {
  return all.has(classOfVariable(module, at)) && isFreeOfBlocks(module, at)
}

export const mutator = mutatorOf({
  name: 'logical-pointers-in-wrong-class',
  rule: 'variable-with-logical-pointers-is-function-or-private',
  summary: 'with variable pointers, a variable of another storage class holds a logical pointer',
  ordinals: (module) =>
    hasVariablePointers(module)
      ? [
          ...variablesWithout(module, 'OpUntypedVariableKHR'),
          ...variablesWithout(module, 'OpVariable'),
        ].filter((at) => suits(module, at))
      : [],
  ways: {
    ...Object.fromEntries(
      Object.entries(logicalPointerTypes).map(([variant, declare]) => [
        `holds-${variant}`,
        heldBy(declare),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(typesWithLogicalPointers).map(([variant, declare]) => [
        `holds-${variant}`,
        heldBy((graft, module, at) =>
          free.has(classOfVariable(module, at)) ? declare(graft, module, at) : undefined,
        ),
      ]),
    ),
    'typed-one-holds-untyped-pointer': heldByTyped(
      logicalPointerTypes['untyped-pointer'] ?? (() => undefined),
    ),
  },
})
