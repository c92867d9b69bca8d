import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Program } from '../../builder/program.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { usesOf } from '../../mutate/uses-of.ts'
import type { Stage } from './interfaces.ts'
import { pointerShape, storageClassName } from './pointers.ts'
import type { GroundName } from './world.ts'

const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

/** What a type consists of; run-time arrays are looked into, pointers are not. */
function partsOf(module: Module, type: number): readonly number[] {
  const shape = typeShape(module, type)
  if (shape.kind === 'structure') return shape.members
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return [shape.constituent]
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray ? (words?.slice(1, 2) ?? []) : []
}

/** The type itself and all that it contains. */
function containedIn(module: Module, type: number | undefined): readonly number[] {
  const types = new Set<number>(type === undefined ? [] : [type])
  // The set grows while it is walked; what is added is walked too.
  for (const each of types) for (const part of partsOf(module, each)) types.add(part)
  return [...types]
}

/** True of a type that is or contains the Boolean type. */
export function containsBoolean(module: Module, type: number | undefined): boolean {
  return containedIn(module, type).some((each) => typeShape(module, each).kind === 'bool')
}

/** True of a type that is or contains a pointer type of either kind. */
export function containsPointer(module: Module, type: number | undefined): boolean {
  return containedIn(module, type).some((each) => pointerShape(module, each) !== undefined)
}

/** Places of words in a variable, counted behind the instruction's first word. */
export const variableWords = {
  resultType: 0,
  result: 1,
  storageClass: 2,
  dataType: 3,
  initializer: 4,
} as const

/** An `OpUntypedVariableKHR` as it stands in a module. */
interface UntypedVariable {
  readonly resultType: number
  readonly result: number
  /** By name; `''` where there is no such class. */
  readonly storageClass: string
  readonly dataType: number | undefined
  readonly initializer: number | undefined
  readonly isGlobal: boolean
}

/** The variable with ordinal `at`, which is one of those that `untypedVariablesOf` gives. */
export function untypedVariableAt(module: Module, at: number): UntypedVariable {
  const [resultType = 0, result = 0, storageClass, dataType, initializer] =
    module.instructions[at]?.words ?? []
  return {
    resultType,
    result,
    storageClass: storageClassName(storageClass),
    dataType,
    initializer,
    isGlobal: at < firstFunction(module),
  }
}

/** Ordinals of the untyped variables of which `which` holds. */
export function untypedVariablesOf(
  module: Module,
  which: (variable: UntypedVariable) => boolean = () => true,
): readonly number[] {
  return ordinalsOf(module, 'OpUntypedVariableKHR').filter((at) =>
    which(untypedVariableAt(module, at)),
  )
}

const opEntryPoint = opcodeOf('OpEntryPoint')

/** True of an id that only names, decorations and interfaces of entry points mention. */
export function isIdle(module: Module, id: number): boolean {
  return usesOf(module, id).every(({ at }) => {
    const { opcode } = module.instructions[at] ?? { opcode: 0 }
    const row = instructionByOpcode(opcode)
    return opcode === opEntryPoint || row?.class === 'Debug' || row?.class === 'Annotation'
  })
}

/** A storage class that an untyped variable may have. */
interface VariableClass {
  readonly ground: GroundName
  /** Whether a variable in it needs a Data Type whatever the client says. */
  readonly needsDataType: boolean
  /** Declares what the class asks for beyond its ground. */
  readonly declare: (program: Program) => void
  /** The only kind of shader that has it, of those that we make. */
  readonly stage?: Stage
}

function _row(
  ground: GroundName,
  needsDataType = false,
  capability?: string,
  extension?: string,
): VariableClass {
  return {
    ground,
    needsDataType,
    declare({ builder }) {
      if (capability !== undefined) builder.capability(capability)
      if (extension !== undefined) builder.extension(extension)
    },
  }
}
