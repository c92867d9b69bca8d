import { operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../../module.ts'
import { resultsOf } from '../../words/results-of.ts'
import { insertDeclaration } from '../changes.ts'
import type { GenericMutator } from './generic-mutator.ts'

const opDecorate = opcodeOf('OpDecorate')
const opFunctionParameter = opcodeOf('OpFunctionParameter')
/** Decorations that a decoration instruction alone sets, by variant. */
const decorations: ReadonlyMap<string, number> = new Map(
  (operandKindByName('Decoration')?.enumerants ?? [])
    .filter(({ parameters, version }) => parameters.length === 0 && version !== null)
    .map(({ name, value }) => [name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase(), value]),
)
const funcParamAttr = 38
const attributes = 8
/** Attributes of parameters, which are decorations with a parameter. */
const ofParameters: ReadonlyMap<string, readonly number[]> = new Map(
  Array.from({ length: attributes }, (_, value) => [
    `parameter-attribute-${value}`,
    [funcParamAttr, value],
  ]),
)

function variantsFor({ opcode }: Instruction): readonly string[] {
  return opcode === opFunctionParameter
    ? [...decorations.keys(), ...ofParameters.keys()]
    : [...decorations.keys()]
}

function wordsOf(variant: string): readonly number[] {
  const value = decorations.get(variant)
  return value === undefined ? (ofParameters.get(variant) ?? []) : [value]
}

/** Any result: types, constants, variables, functions, their parameters, labels. */
export const mutator: GenericMutator = {
  name: 'decorate',
  summary: 'a result gets a decoration in addition',
  sites: (module) =>
    module.instructions.flatMap((instruction, at) =>
      resultsOf(instruction).result === 0
        ? []
        : variantsFor(instruction).map((variant) => ({ at, variant })),
    ),
  sitesAt(module, at) {
    const instruction = module.instructions[at]
    if (instruction === undefined || resultsOf(instruction).result === 0) return []
    return variantsFor(instruction).map((variant) => ({ at, variant }))
  },
  apply(module, { at, variant }) {
    const instruction = module.instructions[at]
    if (instruction === undefined) return module
    const { result } = resultsOf(instruction)
    return insertDeclaration(module, { opcode: opDecorate, words: [result, ...wordsOf(variant)] })
  },
}
