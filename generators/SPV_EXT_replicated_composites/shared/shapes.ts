import { isKernel, type Program, type Setting } from '../../build/program.ts'
import { scalarNamed } from '../../build/scalars.ts'
import type { Constituent } from './constituents.ts'

type Declare = (program: Program, constituent: number) => number

function vector(count: number): Declare {
  return ({ builder }, component) => {
    if (count > 4) builder.capability('Vector16')
    return builder.type('OpTypeVector', component, count)
  }
}

function matrix(columns: number): Declare {
  return ({ builder }, column) => builder.type('OpTypeMatrix', column, columns)
}

function array(length: (program: Program) => number): Declare {
  return (program, element) => program.builder.add('OpTypeArray', element, length(program))
}

function fixed(length: number): (program: Program) => number {
  return (program) => program.builder.constant(scalarNamed('uint').declare(program), length)
}

function specialized(program: Program): number {
  const { builder } = program
  const length = builder.specConstant(scalarNamed('uint').declare(program), 4)
  builder.decorate(length, 'SpecId', 1)
  return length
}

function computed(program: Program): number {
  const { builder } = program
  const uint = scalarNamed('uint').declare(program)
  return builder.add(
    'OpSpecConstantOp',
    uint,
    'IAdd',
    specialized(program),
    builder.constant(uint, 1),
  )
}

const declarations: Readonly<Record<string, Declare>> = {
  'vector-2': vector(2),
  'vector-3': vector(3),
  'vector-4': vector(4),
  'vector-8': vector(8),
  'vector-16': vector(16),
  'matrix-2': matrix(2),
  'matrix-3': matrix(3),
  'matrix-4': matrix(4),
  'array-1': array(fixed(1)),
  'array-2': array(fixed(2)),
  'array-5': array(fixed(5)),
  'array-of-specialized-length': array(specialized),
  'array-of-computed-length': array(computed),
}

const arrays = Object.keys(declarations).filter((name) => name.startsWith('array'))

/** Names of the composite types that can be made of such constituents. */
export function shapesOf({ kind }: Constituent, setting: Setting): readonly string[] {
  if (kind === 'other') return arrays
  if (kind === 'float-vector') {
    return isKernel(setting) ? arrays : ['matrix-2', 'matrix-3', 'matrix-4', ...arrays]
  }
  const more = isKernel(setting) ? ['vector-8', 'vector-16'] : []
  return ['vector-2', 'vector-3', 'vector-4', ...more, ...arrays]
}

/** Declares that composite type; array types each time anew. */
export function declareShape(name: string, program: Program, constituent: number): number {
  return (declarations[name] as Declare)(program, constituent)
}
