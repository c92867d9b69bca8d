import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { blockStructures, eachApplied } from '../core/shared/decorations.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import { isAnyArrayType, isStructType } from '../core/shared/types.ts'
import { allocatedType, heldStructure } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const onStructures = enumerantSet('Decoration', 'Block', 'BufferBlock')
const onArrays = enumerantSet('Decoration', 'ArrayStride')
const onMembers = enumerantSet('Decoration', 'Offset', 'MatrixStride')

/** Types by whose declaration alone a layout is laid down, by their ids. A pointer type may have an ArrayStride, too. */
const laidDown = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  eachApplied(module, ({ target, member, decoration }) => {
    if (member >= 0 ? onMembers.has(decoration) : isOnType(module, target, decoration))
      found.add(target)
  })
  return found
})

function isOnType(module: Module, target: number, decoration: number): boolean {
  const type = module.definition(target)
  return (
    (onStructures.has(decoration) && isStructType(type)) ||
    (onArrays.has(decoration) && isAnyArrayType(type))
  )
}

const hasLayout = containing((type, module) => laidDown(module).has(type.result))

/** The terms that a module needs for a type to have one of the decorations. */
const among = [
  'Decoration.Block',
  'Decoration.BufferBlock',
  'Decoration.ArrayStride',
  'Decoration.Offset',
  'Decoration.MatrixStride',
] as const

function withoutLayout(
  rule: RuleId,
  opcodes: readonly string[],
  classes: readonly string[],
  isExempt: (module: Module, variable: Instruction) => boolean,
): Check {
  return {
    rule,
    at: opcodes,
    having: classes.map((name) => `StorageClass.${name}` as const),
    among,
    judge(variable, module, report) {
      const type = allocatedType(module, variable)
      if (type === undefined || isExempt(module, variable) || !hasLayout(module, type)) return
      report(variable.word, `%${type.result}, which the variable holds, has decorations of layouts`)
    },
  }
}

function isOfBlocks(module: Module, variable: Instruction): boolean {
  const structure = heldStructure(module, variable)
  return structure !== undefined && blockStructures(module).block.has(structure.result)
}

/** The paragraphs before the first section: decorations are valid where the chapter describes a use of them. */
export const checks: readonly Check[] = [
  withoutLayout(
    'Vulkan-shader-interfaces/no-layout-in-private-and-function',
    ['OpVariable', 'OpUntypedVariableKHR'],
    ['Private', 'Function'],
    () => false,
  ),
  withoutLayout(
    'Vulkan-shader-interfaces/no-layout-in-workgroup',
    ['OpVariable'],
    ['Workgroup'],
    isOfBlocks,
  ),
]
