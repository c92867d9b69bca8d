import { Shader } from './shader.ts'

/** The text of these cases. */
export const text = 'SPV_KHR_untyped_pointers'

/** A shader with untyped pointers into storage buffers, `%untyped`, whose cases show rules of their text. */
export class UntypedShader extends Shader {
  constructor(...rules: readonly string[]) {
    super()
    this.capabilities.add('UntypedPointersKHR')
    this.extensions.add(text)
    this.show(...rules)
    this.declare('%untyped', 'OpTypeUntypedPointerKHR StorageBuffer')
  }

  /** Says that the case shows these rules of the text. */
  show(...rules: readonly string[]): void {
    for (const rule of rules) this.rules.add(`${text}/${rule}`)
  }

  /** A pointer to an element, by a number or an id, of the array in a block that a buffer is seen as. */
  element(
    block: string,
    buffer: '%in' | '%out',
    index: string | number,
    name = 'OpUntypedAccessChainKHR',
  ): string {
    const element = typeof index === 'number' ? this.constant(index) : index
    return this.result('%untyped', `${name} ${block} ${buffer} %c0 ${element}`)
  }
}
