import type { Graft } from '../mutate/graft.ts'
import { isMadeOf, type Shape, widthOf } from './shape.ts'
import { mayDeclare } from './universe.ts'

const capabilityOf: Readonly<Record<string, string>> = {
  integer8: 'Int8',
  integer16: 'Int16',
  integer64: 'Int64',
  float16: 'Float16',
  float64: 'Float64',
}

/**
 * Whether a module with these capabilities may declare the type beside what it has: nothing is asked for that they do not
 * say themselves.
 */
export function mayBeDeclared(shape: Shape, capabilities: ReadonlySet<string>): boolean {
  const isKernel = capabilities.has('Kernel') || !capabilities.has('Shader')
  return isMadeOf(shape, capabilities.has('Shader'), (scalar) => {
    const capability = capabilityOf[`${scalar.kind}${widthOf(scalar) ?? 32}`]
    if (capability !== undefined && !capabilities.has(capability)) return false
    return mayDeclare(scalar, isKernel ? 'kernel' : 'compute')
  })
}

/** The id of a type, declared where the module does not have it yet; `undefined` where it is declared too late. */
export function declareShape(graft: Graft, shape: Shape): number | undefined {
  switch (shape.kind) {
    case 'bool':
      return graft.type('OpTypeBool')
    case 'integer':
      return graft.type('OpTypeInt', shape.width, shape.signed ? 1 : 0)
    case 'float':
      return graft.type('OpTypeFloat', shape.width)
    case 'vector': {
      const component = declareShape(graft, shape.component)
      return component && graft.type('OpTypeVector', component, shape.count)
    }
    case 'matrix': {
      const column = declareShape(graft, shape.column)
      return column && graft.type('OpTypeMatrix', column, shape.count)
    }
    case 'array': {
      const element = declareShape(graft, shape.element)
      const uint = graft.type('OpTypeInt', 32, 0)
      if (element === undefined || uint === undefined) return undefined
      const length = graft.add('OpConstant', uint, shape.count ?? 2)
      return graft.add('OpTypeArray', element, length)
    }
    case 'structure': {
      const members = shape.members.map((member) => declareShape(graft, member))
      if (members.some((member) => member === undefined)) return undefined
      return graft.add('OpTypeStruct', ...members.flatMap((member) => member ?? []))
    }
    default:
      return undefined
  }
}
