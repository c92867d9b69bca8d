import { decode } from '../decode/decode.ts'
import { isPassedOver } from '../decode-blames.ts'
import type { Module } from '../module.ts'
import { validate } from '../validate.ts'
import { advance, type StepBudget } from './advance.ts'
import { noOrders } from './barriers.ts'
import { Constants } from './constants.ts'
import { firstWay } from './control-flow.ts'
import { buffersOf, Drawing } from './drawing.ts'
import { entryPointOf, kernelArguments, type RunEntryPoint } from './entry-point.ts'
import { floatModesOf } from './float-modes.ts'
import { Interface } from './interface.ts'
import type { Invocation, Position, Three } from './invocation.ts'
import { type Heap, reserve } from './memory-object.ts'
import type { PrintedText } from './printed-text.ts'
import { type Body, Program, registersOf } from './program.ts'
import type { GroupClock } from './races.ts'
import { type Request, type RunOutcome, type StopPlace, usualLimits } from './request.ts'
import { openResult, stoppedBy, undefinedBehavior } from './stop.ts'
import type { Value } from './value.ts'

/** As many as a ballot has bits. */
const mostInSubgroup = 128

/** The approximate memory of an invocation that waits for others. */
const bytesOfInvocation = 1024
const bytesOfRegister = 16

const nowhere: StopPlace = { word: 0, instruction: '', invocation: -1 }

/** A dispatch that is being run. */
class DispatchRun {
  readonly #program: Program
  readonly #interface: Interface
  readonly #entry: RunEntryPoint
  readonly #groups: Three
  readonly #budget: StepBudget
  readonly #subgroup: number
  #ticks = 0
  #number = 0
  #arguments: readonly Value[] = []
  place: StopPlace = nowhere
  readonly printed: PrintedText[] = []
  readonly #print = (text: PrintedText): void => {
    this.printed.push(text)
  }

  constructor(
    program: Program,
    variables: Interface,
    entry: RunEntryPoint,
    groups: Three,
    steps: number,
    subgroup: number,
  ) {
    this.#program = program
    this.#interface = variables
    this.#entry = entry
    this.#groups = groups
    this.#budget = { left: steps, most: steps }
    this.#subgroup = subgroup
  }

  get steps(): number {
    return this.#budget.most - this.#budget.left
  }

  all(request: Request): void {
    const body = this.#program.body(this.#entry.function)
    const shared = this.#interface.ofDispatch()
    for (let z = 0; z < this.#groups[2]; z++)
      for (let y = 0; y < this.#groups[1]; y++)
        for (let x = 0; x < this.#groups[0]; x++) {
          const { heap } = this.#program
          const before = heap.bytes
          const variables = new Map(shared)
          this.#interface.ofGroup(variables)
          this.#arguments = kernelArguments(this.#program, this.#interface, this.#entry, request)
          this.#group(body, [x, y, z], variables)
          heap.bytes = before
        }
  }

  #group(body: Body, group: Three, variables: Map<number, Value>): void {
    const { size } = this.#entry
    const start = this.#ticks++
    const clock: GroupClock = { first: start, workgroup: start, buffers: start, images: start }
    let waiting: Invocation[] = []
    const members: Invocation[] = []
    const subgroup = this.#subgroup
    const isAlone = size[0] * size[1] * size[2] === 1 && subgroup === 1
    for (let z = 0; z < size[2]; z++)
      for (let y = 0; y < size[1]; y++)
        for (let x = 0; x < size[0]; x++) {
          const { heap } = this.#program
          const before = heap.bytes
          const invocation = this.#invocation(
            body,
            { groups: this.#groups, size, group, local: [x, y, z], subgroup },
            clock,
            variables,
          )
          if (subgroup > 1) members.push(invocation)
          this.#resume(invocation)
          if (invocation.waits === undefined) heap.bytes = before
          else if (isAlone) while (invocation.waits !== undefined) this.#resume(invocation)
          else waiting.push(invocation)
        }
    const count = size[0] * size[1] * size[2]
    while (waiting.length > 0) {
      if (this.#meet(members, subgroup)) {
        waiting = waiting.filter((invocation) => invocation.waits !== undefined)
        continue
      }
      this.#checkBarrier(waiting, count)
      const orders = waiting[0]?.waits?.orders ?? noOrders
      const now = ++this.#ticks
      if (orders.workgroup) clock.workgroup = now
      if (orders.buffers) clock.buffers = now
      if (orders.images) clock.images = now
      for (const invocation of waiting) this.#resume(invocation)
      waiting = waiting.filter((invocation) => invocation.waits !== undefined)
    }
    this.#ticks++
  }

  /** Resumes subgroups whose invocations execute an instruction together; returns whether there are any. */
  #meet(members: readonly Invocation[], size: number): boolean {
    let hasMet = false
    for (let first = 0; first < members.length; first += size) {
      const together = members.slice(first, first + size)
      const waits = together.find((invocation) => invocation.waits?.scope === 'subgroup')?.waits
      if (waits === undefined) continue
      this.#at(waits.ordinal, together[0]?.number ?? 0)
      const path = together[0]?.way.path
      // Which of the invocations that have parted execute an instruction together is up to the implementation.
      if (together.some((invocation) => invocation.waits !== waits || invocation.way.path !== path))
        throw openResult('invocations of a subgroup have parted, and some execute the instruction')
      waits.meet?.(together)
      for (const invocation of together) this.#resume(invocation)
      hasMet = true
    }
    return hasMet
  }

  #checkBarrier(waiting: readonly Invocation[], count: number): void {
    const ordinal = waiting[0]?.waits?.ordinal
    const other = waiting.find(({ waits }) => waits?.ordinal !== ordinal)
    if (other === undefined && waiting.length === count) return
    this.#at(ordinal ?? 0, waiting[0]?.number ?? 0)
    throw undefinedBehavior(
      'OpControlBarrier',
      other === undefined
        ? `${count - waiting.length} invocations of the workgroup end without the barrier`
        : `invocations ${(waiting[0]?.number ?? 0) - 1} and ${other.number - 1} wait at different barriers`,
    )
  }

  #invocation(
    body: Body,
    position: Position,
    group: GroupClock,
    shared: ReadonlyMap<number, Value>,
  ): Invocation {
    const variables = new Map(shared)
    this.#number++
    this.place = { ...nowhere, invocation: this.#number - 1 }
    this.#interface.ofInvocation(variables, position)
    const registers = registersOf(body, variables)
    reserve(
      this.#program.heap,
      bytesOfInvocation + registers.length * bytesOfRegister,
      'an invocation',
    )
    for (const [n, slot] of body.parameters.entries()) registers[slot] = this.#arguments[n] as Value
    return {
      number: this.#number,
      group,
      position,
      variables,
      stack: [],
      way: firstWay(),
      print: this.#print,
      registers,
      segment: body.entry,
      waits: undefined,
      localBytes: 0,
    }
  }

  #at(ordinal: number, invocation: number): void {
    const instruction = this.#program.module.instructions.at(ordinal)
    this.place = {
      word: instruction?.word ?? 0,
      instruction: instruction?.name ?? '',
      invocation: invocation - 1,
    }
  }

  #resume(invocation: Invocation): void {
    advance(invocation, this.#budget, (ordinal) => this.#at(ordinal, invocation.number))
  }
}

/** Without dates, texts are those that we follow. */
const newestDates: ReadonlyMap<string, string> = new Map()

function refused(message: string): RunOutcome {
  return { kind: 'refused', message }
}

function isDispatch(groups: Three): boolean {
  return groups.every((count) => Number.isInteger(count) && count > 0 && count <= 0x7fffffff)
}

function run(module: Module, request: Request): RunOutcome {
  const { subgroupSize: subgroup = 1 } = request
  if (!Number.isInteger(subgroup) || subgroup < 1 || subgroup > mostInSubgroup)
    return refused(`a subgroup has from 1 to ${mostInSubgroup} invocations`)
  const limits = { ...usualLimits, ...request.limits }
  if (!isDispatch(request.groups))
    return refused('a dispatch has from 1 to 2147483647 groups in each dimension')
  const heap: Heap = {
    objects: [],
    bytes: 0,
    mostBytes: limits.bytes,
    work: 0,
    mostWork: limits.steps,
  }
  const constants = new Constants(
    module,
    heap,
    request.specialization ?? new Map(),
    request.descriptorSizes ?? new Map(),
  )
  let running: { readonly place: StopPlace } | undefined
  try {
    if (request.draw !== undefined) {
      const drawing = new Drawing(module, constants, heap, request, limits)
      running = drawing
      return drawing.run(request.draw)
    }
    const entry = entryPointOf(module, constants, request)
    if (typeof entry === 'string') return refused(entry)
    if (!isDispatch(entry.size)) return refused('a workgroup has no invocations in one dimension')
    const [groups, size] = [request.groups, entry.size].map(([x, y, z]) => x * y * z)
    const isShared = (groups as number) * (size as number) > 1
    const variables = new Interface(module, constants, heap, request, isShared)
    const { watch, approach } = request
    const program = new Program(module, constants, heap, {
      deepest: limits.callDepth,
      observers: { watch, approach },
      subgroup,
      floats: floatModesOf(module, entry.function, constants),
    })
    const dispatch = new DispatchRun(
      program,
      variables,
      entry,
      request.groups,
      limits.steps,
      subgroup,
    )
    running = dispatch
    dispatch.all(request)
    const { printed, steps } = dispatch
    const buffers = buffersOf(variables.buffers)
    return { kind: 'finished', buffers, steps, ...(printed.length > 0 && { printed }) }
  } catch (error) {
    const { stop, at: location } = stoppedBy(error)
    const place = running?.place ?? nowhere
    return {
      ...stop,
      ...place,
      ...(location && { word: location.word, instruction: location.name }),
    }
  }
}

/**
 * Runs an entry point of a valid module. Total: where the texts do not define what happens, the outcome names the section
 * that leaves it undefined; what is not known is named too; a module that is not valid is refused if that makes a difference.
 * An exception in the interpreter is a `defect` at the instruction that it was about.
 */
export function execute(input: Uint8Array | Uint32Array, request: Request): RunOutcome {
  const { module, defects } = decode(input)
  const defect = defects.find((each) => !isPassedOver(module, each, newestDates))
  if (defect !== undefined) return refused(`word ${defect.word}: ${defect.message}`)
  const outcome = run(module, request)
  if (outcome.kind !== 'defect') return outcome
  const verdict = validate(input, module.environment)
  if (verdict.kind === 'valid') return outcome
  const why = 'message' in verdict ? verdict.message : verdict.kind
  return refused(`the module is not valid: ${why}`)
}
