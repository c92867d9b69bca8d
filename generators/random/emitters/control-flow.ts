import { operandKindByName } from '#spec/grammar/grammar'
import type { Words } from '../../module.ts'
import { minorOf } from '../../signatures/operation.ts'
import type { DeclaredType, Draft, PointerId } from '../draft.ts'
import { drawNumeric, kinds } from '../draw-type.ts'
import { type Emitter, emitter, when, withLargeIntegers } from '../emitter.ts'
import type { ScalarSpec } from '../scalar-specs.ts'
import { boolType, scalarType, uint, uintType } from '../types.ts'
import { someValue, valueLike } from '../values.ts'
import { globalVariable, localVariable, somePointer } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, make, write } from '../write.ts'

/** Ends the open block by leaving its function. */
export function leave(draft: Draft): void {
  const { result } = draft
  if (result === undefined || result.kind === 'void') write(draft, 'OpReturn')
  else write(draft, 'OpReturnValue', valueLike(draft, result))
}

/** Writes up to that many statements into the open block, or into blocks that follow it. */
export type WriteStatements = (draft: Draft, count: number) => void

const isData = ({ kind }: DeclaredType) => !kind.startsWith('cooperative')

function open(draft: Draft, label: number): void {
  draft.block = label
  write(draft, 'OpLabel', label)
}

/** Runs what writes a part of a function whose values are not in scope after it. */
function scoped(draft: Draft, part: () => void): void {
  const values = draft.values.length
  const pointers = draft.pointers.length
  part()
  draft.values.length = values
  draft.pointers.length = pointers
}

/** Kernels need no merge instructions; most have them all the same. */
function isStructured({ world, draw }: Draft): boolean {
  return world.shader || draw.below(3) < 2
}

/** Ends the open block elsewhere than at the merge block of its selection; false where it does not. */
function leaves(draft: Draft): boolean {
  const { draw, loop, world } = draft
  if (draw.below(3) < 2) return false
  const way = draw.below(4)
  if (way === 3) {
    leave(draft)
    draft.fired('early-return')
    return true
  }
  if (way === 0 && loop !== undefined) {
    write(draft, 'OpBranch', draw.below(2) === 0 ? loop.merge : loop.continues)
    draft.fired('break-or-continue')
    return true
  }
  if (way === 1 && world.model === 'Fragment') {
    const terminates = world.client !== 'opengl' && draw.below(2) === 1
    if (terminates && world.minor < 6) draft.extensions.add('SPV_KHR_terminate_invocation')
    write(draft, terminates ? 'OpTerminateInvocation' : 'OpKill')
    draft.fired(terminates ? 'terminate-invocation' : 'kill')
    return true
  }
  if (way === 2) {
    write(draft, 'OpUnreachable')
    draft.fired('unreachable')
    return true
  }
  return false
}

/** A type of what comes from two blocks. */
function drawMerged(draft: Draft): DeclaredType {
  const found = draft.draw.below(2) === 0 ? undefined : someValue(draft, isData)
  return found?.type ?? drawNumeric(draft, draft.draw.of(kinds))
}

function selection(draft: Draft, block: WriteStatements): void {
  const { draw } = draft
  const structured = isStructured(draft)
  const condition = valueLike(draft, boolType(draft))
  const phi = draw.below(3) === 0 ? undefined : drawMerged(draft)
  const incoming: number[] = []
  const merge = draft.bound++
  const then = draft.bound++
  const otherwise = draw.below(2) === 0 ? merge : draft.bound++
  if (phi !== undefined && otherwise === merge) incoming.push(valueLike(draft, phi), draft.block)
  if (structured) write(draft, 'OpSelectionMerge', merge, draw.below(3))
  write(draft, 'OpBranchConditional', condition, then, otherwise)
  for (const label of [then, otherwise]) {
    if (label === merge) continue
    open(draft, label)
    scoped(draft, () => {
      block(draft, 4)
      if (otherwise === merge && leaves(draft)) return
      if (phi !== undefined) incoming.push(valueLike(draft, phi), draft.block)
      write(draft, 'OpBranch', merge)
    })
  }
  open(draft, merge)
  if (phi !== undefined) {
    draft.fired('phi')
    compute(draft, 'OpPhi', phi, ...incoming)
  }
}

/** Loop controls that every client takes. */
const loopControls = (operandKindByName('LoopControl')?.enumerants ?? []).flatMap((row) =>
  row.version === null ? [] : [{ ...row, version: row.version }],
)

/** The place where a loop asks whether it goes on: in a block of its own, in its header, or in its continue block. */
const tests = ['block', 'header', 'continue'] as const

/** At most one loop control of the version, with its number. */
function loopControl({ draw, world }: Draft): Words {
  const way = draw.below(9)
  if (way < 3) return [way]
  const fitting = loopControls.filter(({ version }) => minorOf(version) <= world.minor)
  const { value, parameters } = draw.of(fitting)
  return [value, ...parameters.map(() => 1 + draw.below(4))]
}

function loop(draft: Draft, block: WriteStatements): void {
  const { draw } = draft
  const structured = isStructured(draft)
  const tested = draw.of(tests)
  const type = uintType(draft)
  const before = draft.block
  const start = valueLike(draft, type)
  const [header, test, body, continues, merge, next] = Array.from(
    { length: 6 },
    () => draft.bound++,
  ) as [number, number, number, number, number, number]
  const goesOn = () => compute(draft, 'OpULessThan', boolType(draft), counter, uint(draft, 8))

  write(draft, 'OpBranch', header)
  open(draft, header)
  const counter = compute(draft, 'OpPhi', type, start, before, next, continues)
  const inHeader = tested === 'header' ? goesOn() : 0
  if (structured) write(draft, 'OpLoopMerge', merge, continues, ...loopControl(draft))
  if (tested === 'header') write(draft, 'OpBranchConditional', inHeader, body, merge)
  else write(draft, 'OpBranch', tested === 'block' ? test : body)
  if (tested === 'block') {
    open(draft, test)
    write(draft, 'OpBranchConditional', goesOn(), body, merge)
  }
  open(draft, body)
  const outer = draft.loop
  draft.loop = structured ? { merge, continues } : undefined
  scoped(draft, () => {
    block(draft, 5)
    write(draft, 'OpBranch', continues)
  })
  draft.loop = outer
  open(draft, continues)
  scoped(draft, () => {
    write(draft, 'OpIAdd', type.id, next, counter, uint(draft, 1))
    if (tested === 'continue') write(draft, 'OpBranchConditional', goesOn(), header, merge)
    else write(draft, 'OpBranch', header)
  })
  open(draft, merge)
  draft.fired(`loop-tested-in-${tested}`)
}

const wide = ({ width }: ScalarSpec) => width >= 32

const of64Bits = { kind: 'integer', width: 64 } as const

function choice(draft: Draft, block: WriteStatements, type: DeclaredType): boolean {
  const { draw } = draft
  const structured = isStructured(draft)
  if (type.kind === 'vector') return false
  const selector = valueLike(draft, type)
  const merge = draft.bound++
  const others = draw.below(2) === 0 ? merge : draft.bound++
  const cases = Array.from({ length: 1 + draw.below(3) }, (_, index) => ({
    literal: index === 0 ? draw.below(4) : index * 5,
    // Numbers that differ from those of 32 bits in the high word alone, negative ones among them.
    high: type.width === 64 ? [[0, 1, 0xffff_ffff][draw.below(3)] as number] : [],
    label: draft.bound++,
  }))
  if (structured) write(draft, 'OpSelectionMerge', merge, 0)
  const targets = cases.flatMap(({ literal, high, label }) => [literal, ...high, label])
  write(draft, 'OpSwitch', selector, others, ...targets)
  const labels = cases.map(({ label }) => label)
  const blocks = others === merge ? labels : [others, ...labels]
  for (const [index, label] of blocks.entries()) {
    open(draft, label)
    scoped(draft, () => {
      block(draft, 3)
      if (leaves(draft)) return
      const next = blocks[index + 1]
      const falls = label !== others && next !== undefined && draw.below(4) === 3
      write(draft, 'OpBranch', falls ? next : merge)
      if (falls) draft.fired('fall-through')
    })
  }
  open(draft, merge)
  return true
}

/** Selections, loops and switches, with more statements in their blocks. */
export function controlFlow(block: WriteStatements): readonly Emitter[] {
  return [
    emitter('selection', 3, (draft) => selection(draft, block)),
    emitter('loop', 2, (draft) => loop(draft, block)),
    emitter('switch', 2, (draft) => choice(draft, block, drawNumeric(draft, 'integer', wide))),
    when(withLargeIntegers, 'switch-of-64-bits', 1, (draft) =>
      choice(draft, block, scalarType(draft, { ...of64Bits, signed: draft.draw.below(2) === 1 })),
    ),
  ]
}

/** A pointer of exactly that type which a call may take: a variable or a parameter. */
function argumentFor(draft: Draft, type: DeclaredType): number {
  const { storageClass, part } = type
  const typed = part !== undefined
  const fits = (pointer: PointerId) =>
    pointer.declaration &&
    pointer.storageClass === storageClass &&
    pointer.typed === typed &&
    (!typed || pointer.pointee === part)
  const found = somePointer(draft, fits)
  if (found !== undefined) return found.id
  const pointee = part ?? uintType(draft)
  const made =
    storageClass === storageClasses.function
      ? localVariable(draft, pointee, typed)
      : globalVariable(draft, storageClass, pointee, typed)
  return made.id
}

const hasCallees = ({ callees }: Draft) => callees.length > 0

/** Calls of functions that are declared before. */
export const calls: readonly Emitter[] = [
  when(hasCallees, 'function-call', 1, (draft) => {
    const { id, result, parameters } = draft.draw.of(draft.callees)
    const operands = parameters.map((type) =>
      type.kind === 'pointer' || type.kind === 'untyped-pointer'
        ? argumentFor(draft, type)
        : valueLike(draft, type),
    )
    const written = result.kind === 'void' ? make : compute
    written(draft, 'OpFunctionCall', result, id, ...operands)
  }),
]
