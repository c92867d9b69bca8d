import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { numberOf } from '../number-of.ts'
import { voidType } from '../scalar-types.ts'
import { importOf, stringOf } from '../strings.ts'

const set = 'NonSemantic.Shader.DebugInfo.100'
const opExtInst = opcodeOf('OpExtInst')
const debugSource = numberOf(set, 'DebugSource')
const debugCompilationUnit = numberOf(set, 'DebugCompilationUnit')
const debugTypeBasic = numberOf(set, 'DebugTypeBasic')
const debugGlobalVariable = numberOf(set, 'DebugGlobalVariable')
const debugInfoNone = numberOf(set, 'DebugInfoNone')
/** Of debug information and of DWARF. */
const versions = [100, 4] as const
const glsl = 2
const isDefinition = 8

function describe(draft: Draft, instruction: number, ...operands: readonly number[]): number {
  const id = draft.bound++
  draft.declarations.push({
    opcode: opExtInst,
    words: [voidType(draft).id, id, importOf(draft, set), instruction, ...operands],
  })
  return id
}

/** The id of an instruction of the set that the module has once. */
function once(draft: Draft, name: string, write: () => number): number {
  const key = `debug ${name}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const id = write()
  draft.ids.set(key, id)
  return id
}

function sourceOf(draft: Draft): number {
  return once(draft, 'source', () =>
    describe(draft, debugSource, stringOf(draft, 'source.glsl'), stringOf(draft, 'void main() {}')),
  )
}

function unitOf(draft: Draft): number {
  const source = sourceOf(draft)
  const [information, dwarf] = versions
  return once(draft, 'unit', () =>
    describe(
      draft,
      debugCompilationUnit,
      ...[uint(draft, information), uint(draft, dwarf), source, uint(draft, glsl)],
    ),
  )
}

function typeOf(draft: Draft): number {
  return once(draft, 'type', () =>
    describe(
      draft,
      debugTypeBasic,
      ...[stringOf(draft, 'int'), uint(draft, 32), uint(draft, 4), uint(draft, 0)],
    ),
  )
}

/** Global variables of NonSemantic.Shader.DebugInfo.100: what one describes is a variable or any constant. */
export const debugVariables: readonly Emitter[] = [
  {
    name: 'debug-global-variable',
    weight: 1,
    applies: ({ world }) => world.shader && world.client !== 'opengl',
    emit(draft) {
      const { draw, constants, globals, world } = draft
      if (world.minor < 6) draft.extensions.add('SPV_KHR_non_semantic_info')
      const there = [
        ...constants.filter(({ type }) => type.part !== undefined).slice(-4),
        ...globals.filter(({ declaration }) => declaration).slice(-2),
      ].map(({ id }) => id)
      const name = stringOf(draft, 'g')
      const place = [sourceOf(draft), uint(draft, 1), uint(draft, 1), unitOf(draft)]
      const type = typeOf(draft)
      const flags = uint(draft, isDefinition)
      const described =
        there.length === 0
          ? once(draft, 'none', () => describe(draft, debugInfoNone))
          : draw.of(there)
      describe(draft, debugGlobalVariable, name, type, ...place, name, described, flags)
      return true
    },
  },
]
