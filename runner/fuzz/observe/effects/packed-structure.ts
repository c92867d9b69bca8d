import { definitionsIn } from '#generators/metamorphic/constituents'
import type { Instruction, Module } from '#generators/module'
import { enumerantOf } from '#generators/words/instruction-of'
import { stringBytes } from '#generators/words/strings'
import { opcodeOf } from '#spec/grammar/opcodes'
import { groupBy } from '../../../report/group-by.ts'
import { oneOf } from '../../make/chances.ts'
import { type ModuleOption, sameAs, valuesOf } from './effect.ts'

const option = '--struct-packing'
const [opName, opMemberDecorate] = [opcodeOf('OpName'), opcodeOf('OpMemberDecorate')]
const [opTypeStruct, opTypeVector] = [opcodeOf('OpTypeStruct'), opcodeOf('OpTypeVector')]
const numberTypes = new Set(['OpTypeInt', 'OpTypeFloat'].map(opcodeOf))
const offsetDecoration = enumerantOf('Decoration', 'Offset')
const longest = 4
const bitsOfByte = 8

/** Rules under which vectors are aligned like 2 or 4 components, or like one. */
const rules = ['std140', 'std430', 'scalar']

interface PackedSize {
  readonly size: number
  readonly alignment: number
}

/** Size and alignment of a scalar or vector of numbers, in bytes; `undefined` for other types. */
function packingOf(
  definitions: ReturnType<typeof definitionsIn>,
  id: number,
  rule: string,
): PackedSize | undefined {
  const type = definitions.get(id)
  if (type === undefined) return undefined
  if (numberTypes.has(type.opcode)) {
    const size = (type.words[1] ?? 0) / bitsOfByte
    return { size, alignment: size }
  }
  const [, part = 0, count = 0] = type.words
  const component = packingOf(definitions, part, rule)
  if (type.opcode !== opTypeVector || count > longest || component === undefined) return undefined
  const aligned = rule === 'scalar' ? 1 : count === 2 ? count : longest
  return { size: count * component.size, alignment: aligned * component.size }
}

/** A structure that its name tells from others, and the ordinals of the offsets of its members. */
interface NamedStructure {
  readonly name: string
  readonly members: readonly number[]
  readonly ordinals: readonly number[]
}

function nameIn({ words }: Instruction): string {
  return Buffer.from(stringBytes(words, 1) ?? []).toString('latin1')
}

function structuresOf({ instructions }: Module): readonly NamedStructure[] {
  const ordinalsOfOffsets = [...instructions.keys()].filter((ordinal) => {
    const { opcode, words = [] } = instructions[ordinal] ?? {}
    return opcode === opMemberDecorate && words[2] === offsetDecoration
  })
  const offsets = groupBy(ordinalsOfOffsets, (ordinal) =>
    String(instructions[ordinal]?.words.slice(0, 2).join(' ')),
  )
  const names = instructions.filter(({ opcode }) => opcode === opName)
  const namesOf = groupBy(names, ({ words }) => String(words[0]))
  const named = groupBy(names, nameIn)
  return instructions.flatMap(({ opcode, words: [id = 0, ...members] }) => {
    if (opcode !== opTypeStruct || members.length === 0) return []
    const given = namesOf.get(String(id)) ?? []
    const name = given.length === 1 ? given.map(nameIn).join('') : ''
    const ordinals = members.flatMap((_, member) => offsets.get(`${id} ${member}`) ?? [])
    const isAlone = named.get(name)?.length === 1
    const isWhole = ordinals.length === members.length
    return isAlone && isWhole && /^\w+$/.test(name) ? [{ name, members, ordinals }] : []
  })
}

/** The offsets of members that follow each other; `undefined` where one is not a scalar or vector of numbers. */
function offsetsOf(
  module: Module,
  members: readonly number[],
  rule: string,
): readonly number[] | undefined {
  const definitions = definitionsIn(module)
  let end = 0
  const offsets: number[] = []
  for (const member of members) {
    const packing = packingOf(definitions, member, rule)
    if (packing === undefined) return undefined
    const start = Math.ceil(end / packing.alignment) * packing.alignment
    offsets.push(start)
    end = start + packing.size
  }
  return offsets
}

/** `--struct-packing=NAME:RULE`: the members of the structure of that name follow each other by the rule, and nothing else changes. */
export const packedStructure: ModuleOption = {
  name: option,
  draw: (module, random) => {
    const structures = structuresOf(module)
    if (structures.length === 0) return undefined
    return [`${option}=${oneOf(random, structures).name}:${oneOf(random, rules)}`]
  },
  promised: (module, options) => {
    const [pair] = valuesOf(options, option)
    const structure = structuresOf(module).find(({ name }) => name === pair?.left)
    if (pair === undefined || structure === undefined) return undefined
    const offsets = offsetsOf(module, structure.members, pair.right)
    if (offsets === undefined) return undefined
    const { ordinals } = structure
    return sameAs({
      ...module,
      instructions: module.instructions.map((instruction, ordinal) => {
        const offset = offsets[ordinals.indexOf(ordinal)]
        return offset === undefined
          ? instruction
          : { ...instruction, words: instruction.words.with(3, offset) }
      }),
    })
  },
}
