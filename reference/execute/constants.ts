import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { replicated } from './composites.ts'
import { floatOf } from './exact.ts'
import { emitOf } from './families.ts'
import { openFloats } from './float-modes.ts'
import { bitsAt, integer } from './integers.ts'
import type { Invocation } from './invocation.ts'
import type { Heap } from './memory-object.ts'
import type { CompileScope } from './scope.ts'
import { stoppedBy, unsupported } from './stop.ts'
import { type Type, Types } from './types.ts'
import { NotANumber, Unknown, type Value } from './value.ts'

/** Values of specialization constants by SpecId: the bits of a scalar, or the bytes of constant data. */
export type Specialization = ReadonlyMap<number, bigint | Uint8Array>

const specId = 1
const deepest = 256
const mostParts = 1 << 20

/** An operation that OpSpecConstantOp carries out, as if it were an instruction of a function. */
function embedded(constant: Instruction): Instruction {
  const [opcode, ...operands] = constant.operands
  const name = instructionByOpcode(opcode?.value ?? -1)?.name ?? `Op${opcode?.value}`
  const { index, word, wordCount, resultType, result } = constant
  return {
    opcode: opcode?.value ?? -1,
    name,
    index,
    word,
    wordCount,
    resultType,
    result,
    operands,
    valueAt: (position) => operands[position]?.value,
  }
}

/** The constants of a module for one specialization, each worked out when it is first asked for. */
export class Constants {
  readonly types: Types
  readonly #module: Module
  readonly #heap: Heap
  readonly #given: Specialization
  readonly #known = new Map<number, Value | undefined>()
  #depth = 0

  /** @param descriptorSizes bytes of a descriptor by the instruction that declares its type. */
  constructor(
    module: Module,
    heap: Heap,
    given: Specialization,
    descriptorSizes: ReadonlyMap<string, number>,
  ) {
    this.#module = module
    this.#heap = heap
    this.#given = given
    this.types = new Types(module, (id) => this.#count(id), descriptorSizes)
  }

  /** The value with that id if it is a constant or OpUndef at module scope. */
  of(id: number): Value | undefined {
    if (this.#known.has(id)) return this.#known.get(id)
    const definition = this.#module.definition(id)
    if (++this.#depth > deepest) throw unsupported(`constants are nested deeper than ${deepest}`)
    const value = definition === undefined ? undefined : this.#declared(definition)
    this.#depth--
    this.#known.set(id, value)
    return value
  }

  /** OpUndef of that type: every scalar is open. */
  undefinedValue(type: Type, id: number): Value {
    return this.#filled(type, new Unknown(`%${id}, which is undefined`))
  }

  #count(id: number): number {
    const value = this.of(id)
    if (typeof value === 'number') return value >>> 0
    if (typeof value === 'bigint') return Number(value)
    throw unsupported(`%${id} is not an integer constant`)
  }

  #declared(constant: Instruction): Value | undefined {
    const { name, result, resultType, operands } = constant
    switch (name) {
      case 'OpConstantTrue':
        return true
      case 'OpConstantFalse':
        return false
      case 'OpSpecConstantTrue':
      case 'OpSpecConstantFalse': {
        const given = this.#specialized(result)
        return typeof given === 'bigint' ? given !== 0n : name === 'OpSpecConstantTrue'
      }
      case 'OpConstant':
      case 'OpSpecConstant':
        return this.#scalar(constant)
      case 'OpConstantNull':
        return this.#filled(this.types.of(resultType), 0)
      case 'OpUndef':
        return this.undefinedValue(this.types.of(resultType), result)
      case 'OpConstantComposite':
      case 'OpSpecConstantComposite':
        return operands.map(({ value }) => this.#constituent(value))
      case 'OpConstantCompositeReplicateEXT':
      case 'OpSpecConstantCompositeReplicateEXT':
        return replicated(this.#scope(), resultType, this.#constituent(operands[0]?.value ?? 0))
      case 'OpConstantDataKHR':
      case 'OpSpecConstantDataKHR':
        return this.#data(constant)
      case 'OpConstantSizeOfEXT':
        return this.#descriptorSize(constant)
      case 'OpSpecConstantOp':
        return this.#operation(embedded(constant))
      default:
        return undefined
    }
  }

  #constituent(id: number): Value {
    const value = this.of(id)
    if (value === undefined) throw unsupported(`constant %${id}`)
    return value
  }

  #specialized(id: number): bigint | Uint8Array | undefined {
    const decoration = this.#module.decorations(id).find(({ decoration }) => decoration === specId)
    const number = decoration?.operands[0]?.value
    return number === undefined ? undefined : this.#given.get(number)
  }

  #scalar({ word, wordCount, result, resultType }: Instruction): Value {
    let bits = 0n
    for (let index = wordCount - 1; index >= 3; index--)
      bits = (bits << 32n) | BigInt(this.#module.words[word + index] as number)
    const given = this.#specialized(result)
    if (typeof given === 'bigint') bits = given
    const type = this.types.of(resultType)
    if (type.kind === 'int') return integer(bits, type.width)
    if (type.kind !== 'float') throw unsupported(`constant %${result}`)
    const value = floatOf(bits, type.width)
    return Number.isNaN(value) ? new NotANumber() : value
  }

  /** OpConstantSizeOfEXT: the size of a descriptor, which the client API defines. */
  #descriptorSize({ resultType, operands }: Instruction): Value {
    const described = this.types.of(operands[0]?.value ?? 0)
    const type = this.types.of(resultType)
    if (described.kind !== 'opaque' || described.size === 0)
      throw unsupported(`the size of a descriptor of type %${described.id}, which is not given,`)
    if (type.kind !== 'int') throw unsupported(`a size of type %${type.id}`)
    return integer(BigInt(described.size), type.width)
  }

  /** Elements lie one after the other from the low bits of the first word. */
  #data({ word, wordCount, result, resultType }: Instruction): Value {
    const type = this.types.of(resultType)
    if (type.kind !== 'array' || type.element.kind !== 'int')
      throw unsupported(`constant data %${result}`)
    const { element, count } = type
    const given = this.#specialized(result)
    const bytes =
      given instanceof Uint8Array
        ? given
        : new Uint8Array(
            Uint32Array.from(this.#module.words.subarray(word + 3, word + wordCount)).buffer,
          )
    if (bytes.length < count * element.size)
      throw unsupported(`constant data %${result} with fewer bytes than its type`)
    const values: Value[] = []
    for (let n = 0; n < count; n++)
      values.push(integer(bitsAt(bytes, n * element.size, element.size), element.width))
    return values
  }

  #filled(type: Type, scalar: Unknown | 0): Value {
    switch (type.kind) {
      case 'vector':
      case 'matrix':
      case 'array':
        if (type.count > mostParts) throw unsupported(`values with ${type.count} constituents`)
        return new Array<Value>(type.count).fill(this.#filled(type.element, scalar))
      case 'struct':
        return type.members.map((member) => this.#filled(member.type, scalar))
      case 'bool':
        return scalar === 0 ? false : scalar
      case 'int':
        return scalar === 0 && type.width > 32 ? 0n : scalar
      case 'pointer':
        return scalar === 0 ? null : scalar
      default:
        return scalar
    }
  }

  #operation(instruction: Instruction): Value {
    const registers: Value[] = []
    const emit = emitOf(instruction.name)
    if (emit === undefined) throw unsupported(`OpSpecConstantOp with ${instruction.name}`)
    const slots = new Map<number, number>([[instruction.result, 0]])
    registers.push(0)
    const scope: CompileScope = {
      ...this.#scope(),
      slot: (id) => {
        const known = slots.get(id ?? 0)
        if (known !== undefined) return known
        registers.push(this.#constituent(id ?? 0))
        slots.set(id ?? 0, registers.length - 1)
        return registers.length - 1
      },
    }
    try {
      // No operation that this instruction may carry out looks at the invocation.
      emit(instruction, scope)(registers, undefined as unknown as Invocation)
    } catch (error) {
      throw stoppedBy(error, instruction)
    }
    return registers[0] as Value
  }

  #scope(): CompileScope {
    return {
      module: this.#module,
      types: this.types,
      heap: this.#heap,
      slot: () => -1,
      typeOf: (id) => this.types.ofValue(id ?? 0),
      constant: (id) => this.of(id ?? 0),
      floats: openFloats,
    }
  }
}
