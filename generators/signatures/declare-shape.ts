import type { Graft } from '../mutate/graft.ts'
import { capabilityOf, declarationOf, isMadeOf, type Shape } from './shape.ts'
import { mayDeclare } from './universe.ts'

/**
 * Whether a module with these capabilities may declare the type beside what it has: nothing is asked for that they do not
 * say themselves.
 */
export function mayBeDeclared(shape: Shape, capabilities: ReadonlySet<string>): boolean {
  const isKernel = capabilities.has('Kernel') || !capabilities.has('Shader')
  return isMadeOf(shape, capabilities.has('Shader'), (scalar) => {
    const capability = capabilityOf(scalar)
    if (capability !== undefined && !capabilities.has(capability)) return false
    return mayDeclare(scalar, isKernel ? 'kernel' : 'compute')
  })
}

/** The id of a type, declared where the module does not have it yet; `undefined` where it is declared too late. */
export function declareShape(graft: Graft, shape: Shape): number | undefined {
  const [name, ...operands] = declarationOf(shape) ?? []
  if (name === undefined) return undefined
  const words: number[] = []
  for (const operand of operands) {
    const word = typeof operand === 'object' ? declareShape(graft, operand) : operand
    if (typeof word !== 'number') return undefined
    words.push(word)
  }
  if (shape.kind === 'structure') return graft.add(name, ...words)
  if (shape.kind !== 'array') return graft.type(name, ...words)
  const uint = graft.type('OpTypeInt', 32, 0)
  return uint && graft.add(name, ...words, graft.add('OpConstant', uint, shape.count ?? 2))
}
