import type { Add } from './add-function.ts'
import type { LaidType } from './laid-type.ts'
import { numericalType } from './numerical-types.ts'
import type { OpenclOperand, OpenclRow } from './opencl.ts'
import type { World } from './world.ts'

interface Shape {
  readonly scalar: string
  readonly count: number
}

function shapeOf(name: string): Shape {
  const [scalar = 'float', count = '1'] = name.split('x')
  return { scalar, count: Number(count) }
}

/** The type that a typed pointer of the instruction points to, where its data has the shape of that name. */
export function openclPointee(world: World, { pointee }: OpenclRow, name: string): LaidType {
  const { plain } = world
  const { scalar, count } = shapeOf(name)
  const vectorOf = (component: LaidType) =>
    count === 1 ? component : plain.vector(component, count)
  return {
    shape: () => vectorOf(plain.scalar(scalar)),
    integers: () => vectorOf(plain.scalar('uint')),
    component: () => plain.scalar(scalar),
    half: () => plain.scalar('half'),
    uchar: () => plain.scalar('uchar'),
  }[pointee]()
}

/** Adds the instruction with that pointer and data of the shape of that name. */
export function addOpencl(
  world: World,
  add: Add,
  instruction: string,
  { operands, result }: OpenclRow,
  name: string,
  pointer: number,
): void {
  const { builder, plain, ground } = world
  const type = numericalType(world, name)
  const size = plain.scalar(ground === 'kernel-32' ? 'uint' : 'ulong').id
  const make: Readonly<Record<OpenclOperand, () => number | string>> = {
    x: () => builder.once('OpConstantNull', type),
    offset: () => builder.constant(size, 2),
    pointer: () => pointer,
    n: () => shapeOf(name).count,
    mode: () => 'RTE',
  }
  const types = {
    shape: () => type,
    void: () => builder.type('OpTypeVoid'),
    integer: () => plain.scalar('uint').id,
  }
  const set = builder.instructionSet('OpenCL.std')
  add('OpExtInst', types[result](), set, instruction, ...operands.map((each) => make[each]()))
}
