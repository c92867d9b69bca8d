import type { Opposite } from './bitcast-ways.ts'
import { numbers } from './numbers.ts'
import type { Declare } from './with-operand.ts'

/** As many bits as the pointer on the other side has, in components of that width; a single one when absent. */
function asWide(name: 'OpTypeInt' | 'OpTypeFloat', component?: number): Opposite {
  return ({ width }): Declare | undefined => {
    if (width === undefined || (component ?? width) > width) return undefined
    return component === undefined
      ? numbers(1, width, name)
      : width === component
        ? undefined
        : numbers(width / component, component, name)
  }
}

/** Floating-point numbers as wide as a pointer. */
export const floatingPartners: Readonly<Record<string, Opposite>> = {
  'floating-point': asWide('OpTypeFloat'),
  'floating-point-vector': asWide('OpTypeFloat', 32),
}

/** Integers that are as wide as a pointer together. */
export const integerPartners: Readonly<Record<string, Opposite>> = {
  'integer-vector': asWide('OpTypeInt', 32),
}
