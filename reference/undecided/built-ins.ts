import type { Circumstance } from '#spec/core/circumstance'
import { membersInNeed } from '../core/capabilities/needs.ts'
import { objectsWithBuiltIns, repeatedPlaces } from '../core/decorations/built-ins.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { containing } from '../core/shared/contained-types.ts'
import { type Applied, decoratingWith, eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { operandType } from '../core/shared/operands.ts'
import { pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import type { Looks } from './looks.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const workgroupSize = enumerant('BuiltIn', 'WorkgroupSize')
const mesh = models('MeshEXT', 'MeshNV')

function meshEntryPoints(module: Module): readonly Instruction[] {
  return module.all('OpEntryPoint').filter((entryPoint) => (modelOf(entryPoint) & mesh) !== 0)
}

function decoratedConstants(module: Module): readonly Applied[] {
  const found: Applied[] = []
  eachApplied(module, (applied) => {
    if (applied.decoration === builtIn && isConstantInstruction(module.definition(applied.target)))
      found.push(applied)
  })
  return found
}

/** Whether several of some objects are in one storage class. */
function shareClass(objects: readonly Instruction[]): boolean {
  return new Set(objects.map((object) => object.valueAt(0))).size < objects.length
}

const holdsMembersInNeed = containing(({ result }, module) => membersInNeed(module).has(result))

/** Instructions that take, or result in, what a variable holds. */
const wholes = ['OpLoad', 'OpStore', 'OpCopyMemory', 'OpCopyMemorySized', 'OpFunctionCall']

/** Whether an instruction takes an object, or a pointer to one, that a structure with such members is in. */
function takesWhole(module: Module, instruction: Instruction): boolean {
  if (holdsMembersInNeed(module, module.definition(instruction.resultType))) return true
  const isPointerTaken = instruction.name !== 'OpLoad' && instruction.name !== 'OpStore'
  return instruction.operands.some((_, index) => {
    const type = operandType(module, instruction, index)
    return holdsMembersInNeed(module, isPointerTaken ? (pointeeType(module, type) ?? type) : type)
  })
}

/** The undecided parts of built-ins. */
export const looks = {
  'built-in-constants': (module) => {
    const constants = decoratedConstants(module)
    const isSize = ({ operands: [value] }: Applied) => value?.value === workgroupSize
    return constants.length > 1 || !constants.every(isSize)
  },
  'built-in-member-as-a-whole': (module) =>
    membersInNeed(module).size > 0 &&
    wholes.some((name) => module.all(name).some((instruction) => takesWhole(module, instruction))),
  'built-in-structures-in-mesh-shader': (module) => {
    const entryPoints = meshEntryPoints(module)
    if (entryPoints.length === 0) return false
    const objects = objectsWithBuiltIns(module)
    return entryPoints.some(({ operands }) => {
      const listed = new Set(operands.slice(3).map(({ value }) => value))
      return shareClass(objects.filter(({ result }) => listed.has(result)))
    })
  },
  'built-in-twice-in-mesh-shader': (module) =>
    meshEntryPoints(module).length > 0 && repeatedPlaces(module).size > 0,
  'built-in-variable': (module) => decoratingWith(module, builtIn).length > 0,
} as const satisfies Looks<Circumstance>
