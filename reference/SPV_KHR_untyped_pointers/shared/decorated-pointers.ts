import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { isUntypedPointerType } from './untyped.ts'

/** An id of untyped pointer type with one of its decorations. */
export interface DecoratedPointer {
  readonly definition: Instruction
  /** Value of the decoration. */
  readonly decoration: number
  /** Its extra operands. */
  readonly operands: readonly Operand[]
  /** Word at which the annotation names its target. */
  readonly word: number
}

const direct: readonly string[] = ['OpDecorate', 'OpDecorateId', 'OpDecorateString']

function targetsOf(module: Module): ReadonlySet<number> {
  const targets = new Set<number>()
  for (const name of direct)
    for (const { operands } of module.all(name)) targets.add(operands[0]?.value ?? 0)
  for (const { operands } of module.all('OpGroupDecorate'))
    for (const { value } of operands.slice(1)) targets.add(value)
  return targets
}

/** Every decoration of every id of untyped pointer type, groups resolved. A function is none: its type is what it returns. */
export const decoratedPointers = perModule((module): readonly DecoratedPointer[] => {
  if (module.all('OpTypeUntypedPointerKHR').length === 0) return []
  const found: DecoratedPointer[] = []
  for (const id of targetsOf(module)) {
    const definition = module.definition(id)
    if (definition === undefined || definition.name === 'OpFunction') continue
    if (!isUntypedPointerType(module.definition(definition.resultType))) continue
    for (const { decoration, operands, instruction } of module.decorations(id))
      found.push({ definition, decoration, operands, word: instruction.operands[0]?.word ?? 0 })
  }
  return found
})
