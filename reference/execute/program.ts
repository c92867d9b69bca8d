import type { Block, Instruction, Module, Function as ModuleFunction } from '../module.ts'
import { initialize } from './access.ts'
import { dataTypeOf } from './access-chains.ts'
import { barrierOf, isTangled, meetingOf } from './barriers.ts'
import type { Constants } from './constants.ts'
import { enter, type Flow, goTo, isTerminator, phiOf, terminator } from './control-flow.ts'
import { emitOf } from './families.ts'
import type { FloatModes } from './float-modes.ts'
import type { Op, Segment, SegmentEnd } from './invocation.ts'
import { allocate, type Heap, heapBytes } from './memory-object.ts'
import { type FunctionObservation, type Observers, observationOf } from './observation.ts'
import type { CompileScope } from './scope.ts'
import { Stopped, stoppedBy, unsupported } from './stop.ts'
import { Pointer, type Value } from './value.ts'

/** A compiled function. */
export interface Body {
  readonly entry: Segment
  /** Registers at the beginning: constants, and nothing yet in the others. */
  readonly template: readonly Value[]
  /** Registers that hold module-scope variables, with the ids of these. */
  readonly globals: readonly (readonly [number, number])[]
  readonly parameters: readonly number[]
}

/** How functions are compiled. */
export interface ProgramOptions {
  /** Calls that have not returned. */
  readonly deepest: number
  readonly observers: Observers
  /** Invocations of a subgroup. */
  readonly subgroup: number
  readonly floats: FloatModes
}

const silent: ReadonlySet<string> = new Set([
  'OpLabel',
  'OpPhi',
  'OpLine',
  'OpNoLine',
  'OpSelectionMerge',
  'OpLoopMerge',
  'OpNop',
  'OpFunctionParameter',
])

/** Functions of a module for one specialization, each compiled when it is first called. */
export class Program {
  readonly module: Module
  readonly constants: Constants
  readonly heap: Heap
  readonly #deepest: number
  readonly #observers: Observers
  readonly #subgroup: number
  readonly #floats: FloatModes
  readonly #bodies = new Map<number, Body>()
  #functions: Map<number, ModuleFunction> | undefined

  constructor(
    module: Module,
    constants: Constants,
    heap: Heap,
    { deepest, observers, subgroup, floats }: ProgramOptions,
  ) {
    this.module = module
    this.constants = constants
    this.heap = heap
    this.#deepest = deepest
    this.#observers = observers
    this.#subgroup = subgroup
    this.#floats = floats
  }

  /** The function with that id. */
  body(id: number): Body {
    const known = this.#bodies.get(id)
    if (known !== undefined) return known
    this.#functions ??= new Map(this.module.functions.map((body) => [body.definition.result, body]))
    const source = this.#functions.get(id)
    if (source === undefined || source.blocks.length === 0)
      throw unsupported(`function %${id}, which has no body here`)
    const body = this.#compiled(source)
    this.#bodies.set(id, body)
    return body
  }

  #compiled(source: ModuleFunction): Body {
    const template: Value[] = []
    const globals: (readonly [number, number])[] = []
    const slots = new Map<number, number>()
    const { module, constants, heap } = this
    const slot = (id = 0): number => {
      const known = slots.get(id)
      if (known !== undefined) return known
      const made = template.length
      slots.set(id, made)
      const definition = module.definition(id)
      const isGlobal = definition !== undefined && definition.index < source.definition.index
      const constant = isGlobal ? constants.of(id) : undefined
      template.push(constant ?? null)
      if (isGlobal && constant === undefined) globals.push([made, id])
      return made
    }
    const scope: CompileScope = {
      module,
      types: constants.types,
      heap,
      slot,
      typeOf: (id) => constants.types.ofValue(id ?? 0),
      constant: (id) => constants.of(id ?? 0),
      floats: this.#floats,
    }
    const parameters = source.parameters.map(({ result }) => slot(result))
    const segments = new Map<number, Segment>()
    for (const { label } of source.blocks) segments.set(label.result, emptySegment())
    const phis = new Map(
      source.blocks.map(({ label, instructions }) => [
        label.result,
        instructions.filter(({ name }) => name === 'OpPhi').map(phiOf),
      ]),
    )
    const observation = observationOf(this.#observers, this, slots)
    for (const block of source.blocks) {
      const flow: Flow = {
        scope,
        label: block.label.result,
        segmentOf: (label) => {
          const segment = segments.get(label)
          if (segment === undefined) throw unsupported(`a branch to %${label}`)
          return segment
        },
        phisOf: (label) => phis.get(label) ?? [],
      }
      this.#fill(block, segments, flow, observation)
    }
    const first = source.blocks[0]?.label.result ?? 0
    return { entry: segments.get(first) as Segment, template, globals, parameters }
  }

  /** Calls and barriers end a segment within a block. */
  #fill(
    block: Block,
    segments: ReadonlyMap<number, Segment>,
    flow: Flow,
    observation: FunctionObservation,
  ): void {
    let segment = segments.get(block.label.result) as Segment
    let ops: Op[] = []
    let ordinals: number[] = []
    const close = (instruction: Instruction, end: SegmentEnd): void => {
      segment.ops = ops
      segment.ordinals = [...ordinals, instruction.index]
      segment.end = observation.end(instruction, end)
      ops = []
      ordinals = []
    }
    const instructions = block.instructions.filter(({ name }) => !silent.has(name))
    for (const [index, instruction] of instructions.entries()) {
      const { name } = instruction
      if (isTerminator(name)) {
        const end = terminator(instruction, flow)
        close(instruction, this.#subgroup === 1 ? end : wayOf(block, segments, name, end))
        return
      }
      const next = emptySegment()
      const end =
        name === 'OpControlBarrier'
          ? barrierOf(
              [instructions[index - 1], instruction, instructions[index + 1]],
              flow.scope,
              next,
              this.#subgroup,
            )
          : this.#endOf(instruction, flow.scope, next)
      if (end !== undefined) {
        close(instruction, end)
        segment = next
        continue
      }
      ops.push(observation.op(instruction, this.#emitted(instruction, flow.scope)))
      ordinals.push(instruction.index)
    }
    throw unsupported(`block %${block.label.result} without an end`)
  }

  /** The action of an instruction that ends a segment within a block; `undefined` if it ends none. */
  #endOf(instruction: Instruction, scope: CompileScope, next: Segment): SegmentEnd | undefined {
    const { name } = instruction
    if (name === 'OpFunctionCall') return this.#call(instruction, scope, next)
    if (this.#subgroup === 1 || !isTangled(name)) return undefined
    try {
      return meetingOf(instruction, scope, next)
    } catch (error) {
      const stopped = stoppedBy(error)
      return () => {
        throw stopped
      }
    }
  }

  /** An instruction that is not known only matters if it is executed. */
  #emitted(instruction: Instruction, scope: CompileScope): Op {
    const { name } = instruction
    if (name === 'OpVariable' || name === 'OpUntypedVariableKHR')
      return this.#variable(instruction, scope)
    if (name === 'OpUndef') {
      const to = scope.slot(instruction.result)
      const value = this.constants.undefinedValue(
        scope.types.of(instruction.resultType),
        instruction.result,
      )
      return (registers) => {
        registers[to] = value
      }
    }
    const emit = emitOf(name)
    try {
      if (emit !== undefined) return emit(instruction, scope)
    } catch (error) {
      const stopped = stoppedBy(error)
      return () => {
        throw stopped
      }
    }
    return () => {
      throw unsupported(name)
    }
  }

  #variable(instruction: Instruction, scope: CompileScope): Op {
    const { result, operands, name } = instruction
    const to = scope.slot(result)
    const type = dataTypeOf(instruction, scope)
    const storage = operands[0]?.value ?? 0
    const initializer = operands[name === 'OpVariable' ? 1 : 2]?.value
    const initial = initializer === undefined ? -1 : scope.slot(initializer)
    const { heap } = this
    const size = heapBytes(type.size)
    return (registers, invocation) => {
      invocation.localBytes += size
      const object = allocate(heap, { name: `%${result}`, storage, size: type.size })
      if (initial >= 0) initialize(type, object, registers[initial] as Value, heap)
      registers[to] = new Pointer(object, 0)
    }
  }

  #call({ operands, result }: Instruction, scope: CompileScope, next: Segment): SegmentEnd {
    const callee = operands[0]?.value ?? 0
    const passed = operands.slice(1).map(({ value }) => scope.slot(value))
    const to = scope.slot(result)
    return (registers, invocation) => {
      const body = this.body(callee)
      if (invocation.stack.length >= this.#deepest)
        throw new Stopped({
          kind: 'limit',
          limit: 'call depth',
          message: `%${callee} would be call ${invocation.stack.length + 1} of those that have not returned`,
        })
      invocation.stack.push({
        registers,
        next,
        result: to,
        localBytes: invocation.localBytes,
        constructs: invocation.way.constructs.length,
      })
      invocation.localBytes = 0
      const called = registersOf(body, invocation.variables)
      for (const [n, parameter] of body.parameters.entries())
        called[parameter] = registers[passed[n] as number] as Value
      invocation.registers = called
      return body.entry
    }
  }
}

/** Notes where control flow goes, for instructions that invocations of a subgroup execute together. */
function wayOf(
  block: Block,
  segments: ReadonlyMap<number, Segment>,
  name: string,
  end: SegmentEnd,
): SegmentEnd {
  const labels = new Map([...segments].map(([label, segment]) => [segment, label]))
  const isConditional = name === 'OpBranchConditional' || name === 'OpSwitch'
  return (registers, invocation) => {
    const { way, stack } = invocation
    const frame = stack.at(-1)
    enter(way, block)
    const next = end(registers, invocation)
    if (name.startsWith('OpReturn')) way.constructs.length = frame?.constructs ?? 0
    else if (next !== undefined) goTo(way, labels.get(next) ?? 0, isConditional)
    return next
  }
}

function emptySegment(): Segment {
  return { ops: [], ordinals: [], end: () => undefined }
}

/** New registers for a call of the function. */
export function registersOf(body: Body, variables: ReadonlyMap<number, Value>): Value[] {
  const registers = body.template.slice()
  for (const [slot, id] of body.globals) {
    const value = variables.get(id)
    if (value === undefined) throw unsupported(`%${id}, which is not a variable of this run`)
    registers[slot] = value
  }
  return registers
}
