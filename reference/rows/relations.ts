import type { Relation } from '#spec/vocabulary/facts'
import { storageClassName } from '../core/shared/grammar.ts'
import { componentCount, isBoolType, scalarWidth, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { typeName } from './describe-type.ts'
import { componentOfType, type SlotReader } from './slots.ts'

/** What two slots are compared by, and how. */
export interface RelationRule {
  /** `undefined` where the slot does not have it. */
  readonly measure: (
    reader: SlotReader,
    instruction: Instruction,
    module: Module,
    index: number,
  ) => unknown
  readonly holds: (left: never, right: never) => boolean
  /** What is wrong, of the slot and the other one. */
  readonly message: (left: string, right: string, name: string, other: string) => string
  readonly words: (measured: unknown) => string
}

/** No number is as wide as a Boolean. */
const widthless = -1

function widthOf(module: Module, type: Instruction | undefined): number | undefined {
  const component = componentOfType(module, type)
  return isBoolType(component) ? widthless : scalarWidth(component)
}

function numericWidth(module: Module, type: Instruction | undefined): number | undefined {
  return scalarWidth(componentOfType(module, type))
}

function ofTypes(
  measure: (module: Module, type: Instruction | undefined) => unknown,
): RelationRule['measure'] {
  return (reader, instruction, module, index) =>
    measure(module, reader.type(instruction, module, index))
}

function typeWords(type: unknown): string {
  return typeName(type as Instruction)
}

const same = (left: unknown, right: unknown) => left === right
const different = (left: unknown, right: unknown) => left !== right

const type = { measure: ofTypes((_, type) => type), words: typeWords }
const component = { measure: ofTypes(componentOfType), words: typeWords }
const width = {
  measure: ofTypes(widthOf),
  words: (bits: unknown) => (bits === widthless ? 'Boolean' : `${bits} bits wide`),
}
const numberWidth = { ...width, measure: ofTypes(numericWidth) }
const number: Pick<RelationRule, 'measure' | 'words'> = {
  measure: (reader, instruction, module, index) => reader.number(instruction, module, index),
  words: String,
}

/** How each relation is decided. */
export const comparisons: Readonly<Record<Exclude<Relation, 'both-or-neither'>, RelationRule>> = {
  'same-type': {
    ...type,
    holds: same,
    message: (left, right, name, other) => `${name} has type ${left}, ${other} ${right}`,
  },
  'different-type': {
    ...type,
    holds: different,
    message: (left, _, name, other) => `${name} and ${other} both have type ${left}`,
  },
  'same-component-type': {
    ...component,
    holds: same,
    message: (left, right, name, other) =>
      `the component type of ${name} is ${left}, that of ${other} ${right}`,
  },
  'same-count': {
    measure: ofTypes(componentCount),
    words: String,
    holds: same,
    message: (left, right, name, other) => `${name} has ${left} components, ${other} ${right}`,
  },
  'same-width': {
    ...width,
    holds: same,
    message: (left, right, name, other) => `${name} is ${left}, ${other} ${right}`,
  },
  'different-width': {
    ...numberWidth,
    holds: different,
    message: (left, _, name, other) => `${name} and ${other} are both ${left}`,
  },
  'wider-or-same': {
    ...numberWidth,
    holds: (left: number, right: number) => left >= right,
    message: (left, right, name, other) => `${name} is ${left}, ${other} ${right}`,
  },
  'narrower-or-same': {
    ...numberWidth,
    holds: (left: number, right: number) => left <= right,
    message: (left, right, name, other) => `${name} is ${left}, ${other} ${right}`,
  },
  'same-storage-class': {
    measure: ofTypes((_, type) => storageClassOf(type)),
    words: (value) => storageClassName(value as number),
    holds: same,
    message: (left, right, name, other) => `${name} points into ${left}, ${other} into ${right}`,
  },
  'same-value': {
    ...number,
    holds: same,
    message: (left, right, name, other) => `${name} is ${left}, ${other} ${right}`,
  },
  'different-value': {
    ...number,
    holds: different,
    message: (left, _, name, other) => `${name} and ${other} are both ${left}`,
  },
  'same-id': {
    measure: (reader, instruction, module, index) => reader.value(instruction, module, index),
    words: (id) => `%${id}`,
    holds: same,
    message: (left, right, name, other) => `${name} is ${left}, ${other} ${right}`,
  },
}
