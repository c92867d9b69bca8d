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

const classes: ReadonlySet<string> = new Set(['Private', 'Function', 'Workgroup', 'CrossWorkgroup'])

function suits(module: Module, at: number): boolean {
  return classes.has(classOfVariable(module, at)) && isFreeOfBlocks(module, at)
}

export const mutator = mutatorOf({
  name: 'variable-with-logical-pointers',
  rule: 'variable-allocates-no-logical-pointer',
  summary: 'a variable holds a logical pointer, though there are no variable pointers',
  ordinals: (module) =>
    hasVariablePointers(module)
      ? []
      : [
          ...variablesWithout(module, 'OpUntypedVariableKHR'),
          ...variablesWithout(module, 'OpVariable'),
        ].filter((at) => suits(module, at)),
  ways: {
    ...Object.fromEntries(
      Object.entries({ ...logicalPointerTypes, ...typesWithLogicalPointers }).map(
        ([variant, declare]) => [`holds-${variant}`, heldBy(declare)],
      ),
    ),
    ...Object.fromEntries(
      Object.entries({ ...typesWithLogicalPointers, ...logicalPointerTypes })
        .filter(([variant]) => !variant.includes('-typed') && !variant.startsWith('typed'))
        .map(([variant, declare]) => [`typed-one-holds-${variant}`, heldByTyped(declare)]),
    ),
  },
})
