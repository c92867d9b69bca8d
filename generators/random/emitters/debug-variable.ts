import type { Draft } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { numberOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { voidType } from '../scalar-types.ts'
import { importOf, stringOf } from '../strings.ts'
import { declareObject, idOnce } from '../write.ts'

const set = 'NonSemantic.Shader.DebugInfo.100'
/** Of debug information and of DWARF. */
const versions = [100, 4] as const
const glsl = 2
const isDefinition = 8

function describe(draft: Draft, name: string, ...operands: readonly number[]): number {
  const type = voidType(draft)
  const instruction = [importOf(draft, set), numberOf(set, name)]
  return declareObject(draft, 'OpExtInst', type, ...instruction, ...operands)
}

/** An instruction of the set that the module has once; strings and numbers are declared. */
function once(draft: Draft, name: string, ...operands: readonly (string | number)[]): number {
  return idOnce(draft, `debug ${name}`, () => {
    const ids = operands.map((operand) =>
      typeof operand === 'string' ? stringOf(draft, operand) : uint(draft, operand),
    )
    return describe(draft, name, ...ids)
  })
}

function sourceOf(draft: Draft): number {
  return once(draft, 'DebugSource', 'source.glsl', 'void main() {}')
}

function unitOf(draft: Draft): number {
  const source = sourceOf(draft)
  return idOnce(draft, 'debug unit', () => {
    const [information, dwarf] = versions.map((version) => uint(draft, version))
    const operands = [information ?? 0, dwarf ?? 0, source, uint(draft, glsl)]
    return describe(draft, 'DebugCompilationUnit', ...operands)
  })
}

/** Global variables of NonSemantic.Shader.DebugInfo.100: what one describes is a variable or any constant. */
export const debugVariables: readonly Emitter[] = [
  emitter(
    'debug-global-variable',
    1,
    (draft) => {
      const { draw, constants, globals, world } = draft
      if (world.minor < 6) draft.extensions.add('SPV_KHR_non_semantic_info')
      const there = [
        ...constants.filter(({ type }) => type.part !== undefined).slice(-4),
        ...globals.filter(({ declaration }) => declaration).slice(-2),
      ].map(({ id }) => id)
      const name = stringOf(draft, 'g')
      const place = [sourceOf(draft), uint(draft, 1), uint(draft, 1), unitOf(draft)]
      const type = once(draft, 'DebugTypeBasic', 'int', 32, 4, 0)
      const flags = uint(draft, isDefinition)
      const described = there.length === 0 ? once(draft, 'DebugInfoNone') : draw.of(there)
      describe(draft, 'DebugGlobalVariable', name, type, ...place, name, described, flags)
    },
    ({ world }) => world.shader && world.client !== 'opengl',
  ),
]
