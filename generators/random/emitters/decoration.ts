import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { arrayType } from '../composite-types.ts'
import { constantOf, dataConstant } from '../constants.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { scalarType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { textWords } from '../text-words.ts'
import { decorate } from '../variables.ts'

const opDecorationGroup = opcodeOf('OpDecorationGroup')
const opGroupDecorate = opcodeOf('OpGroupDecorate')
const opGroupMemberDecorate = opcodeOf('OpGroupMemberDecorate')
const opDecorateString = opcodeOf('OpDecorateString')
const opMemberDecorateString = opcodeOf('OpMemberDecorateString')
const value = (name: string) => enumerantOf('Decoration', name)
const utfEncoded = value('UTFEncodedKHR')
const relaxedPrecision = value('RelaxedPrecision')
const restrict = value('Restrict')
const aliased = value('Aliased')
const userSemantic = value('UserSemantic')
const constantData = capabilityNamed('ConstantDataKHR')

/** Sets a decoration that an id may have once, and of a set only one. */
function once(draft: Draft, id: number, group: string, ...words: readonly number[]): boolean {
  const key = `${group} ${id}`
  if (draft.ids.has(key)) return false
  draft.ids.set(key, id)
  decorate(draft, id, ...words)
  return true
}

/** Arrays of integers, as the text has them. */
const constantArray: Emitter = {
  name: 'constant-array',
  weight: 6,
  applies: ({ world }) => world.constantData,
  emit(draft) {
    const { draw } = draft
    const type = arrayType(draft, drawScalar(draft, 'integer'), 1 + draw.below(9), false)
    draft.values.push({ id: dataConstant(draft, type), type })
    return true
  },
}

/** Arrays of data. */
export const constantArrays: readonly Emitter[] = [constantArray]

const isInterface = ({ storageClass }: Pointer) =>
  storageClass === storageClasses.input || storageClass === storageClasses.output

/** A row that says in words what a target is for. */
function semantic(
  name: string,
  opcode: number,
  targetIn: (draft: Draft) => number | undefined,
  ...member: readonly number[]
): Emitter {
  return {
    name,
    weight: 1,
    applies: ({ world }) => world.shader && world.minor >= 4,
    emit(draft) {
      const target = targetIn(draft)
      if (target === undefined || draft.ids.has(`semantic ${target}`)) return false
      draft.ids.set(`semantic ${target}`, target)
      const words = [target, ...member, userSemantic, ...textWords('TEXCOORD')]
      draft.annotations.push({ opcode, words })
      return true
    },
  }
}

/** Decorations of what is there already. */
export const decorations: readonly Emitter[] = [
  {
    name: 'utf-encoded',
    weight: 3,
    applies: ({ world }) => world.constantData && world.small,
    emit(draft) {
      const byte = scalarType(draft, {
        kind: 'integer',
        width: 8,
        signed: draft.draw.below(2) === 1,
      })
      const type = arrayType(draft, byte, 1 + draft.draw.below(9), false)
      declare(draft, constantData)
      constantOf(draft, type, true)
      return once(draft, type.id, 'utf-encoded', utfEncoded)
    },
  },
  {
    name: 'relaxed-precision',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const found = draft.values.findLast(
        ({ type }) => type.width === 32 && type.kind !== 'structure',
      )
      return found !== undefined && once(draft, found.id, 'relaxed', relaxedPrecision)
    },
  },
  {
    name: 'decoration-group',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const targets = draft.values
        .slice(-4)
        .filter(({ id, type }) => type.width === 32 && !draft.ids.has(`relaxed ${id}`))
        .map(({ id }) => id)
      if (targets.length === 0) return false
      for (const id of targets) draft.ids.set(`relaxed ${id}`, id)
      const group = draft.bound++
      decorate(draft, group, relaxedPrecision)
      draft.annotations.push(
        { opcode: opDecorationGroup, words: [group] },
        { opcode: opGroupDecorate, words: [group, ...targets] },
      )
      return true
    },
  },
  {
    name: 'member-decoration-group',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const type = draft.structures.at(-1)
      const member = type?.members.findIndex(({ kind, width }) => kind !== 'bool' && width === 32)
      if (type === undefined || member === undefined || member < 0) return false
      const key = `relaxed ${type.id} ${member}`
      if (draft.ids.has(key)) return false
      const group = draft.bound++
      draft.ids.set(key, group)
      decorate(draft, group, relaxedPrecision)
      draft.annotations.push(
        { opcode: opDecorationGroup, words: [group] },
        { opcode: opGroupMemberDecorate, words: [group, type.id, member] },
      )
      return true
    },
  },
  semantic('decorate-string', opDecorateString, ({ globals }) => globals.findLast(isInterface)?.id),
  semantic(
    'member-decorate-string',
    opMemberDecorateString,
    ({ structures }) => structures.at(-1)?.id,
    0,
  ),
  {
    name: 'restrict-or-aliased',
    weight: 1,
    applies: () => true,
    emit(draft) {
      const found = draft.globals.findLast(
        ({ block, storageClass }) => block && storageClass !== storageClasses.workgroup,
      )
      if (found === undefined) return false
      return once(draft, found.id, 'aliasing', draft.draw.below(2) === 0 ? restrict : aliased)
    },
  },
]
