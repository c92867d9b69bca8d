import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Declare } from './with-operand.ts'

const capabilities: Readonly<Record<string, string>> = {
  OpTypeInt8: 'Int8',
  OpTypeInt16: 'Int16',
  OpTypeInt64: 'Int64',
  OpTypeFloat16: 'Float16',
  OpTypeFloat64: 'Float64',
}

/** A numerical type of that many components, each that many bits wide, where the module can have it. */
export function numbers(
  count: number,
  width: number,
  name: 'OpTypeInt' | 'OpTypeFloat' = 'OpTypeInt',
): Declare {
  return (graft, module) => {
    const capability = capabilities[`${name}${width}`]
    if (width !== 32 && capability === undefined) return undefined
    if (capability !== undefined && !declaresCapability(module, capability)) return undefined
    if (count > 4 && !(declaresCapability(module, 'Vector16') && [8, 16].includes(count))) {
      return undefined
    }
    const component = name === 'OpTypeInt' ? graft.type(name, width, 0) : graft.type(name, width)
    if (component === undefined || count === 1) return component
    return graft.type('OpTypeVector', component, count)
  }
}
