import { bindingOf, type Pieces } from '../../pairs/pieces.ts'
import { heaps } from './pieces.ts'

/** A shader with a typed variable in memory that is laid out, which makes its type a laid-out type. */
export function inMemory(
  type: string,
  storageClass: string,
  annotations: string,
  declarations: string,
): Pieces {
  return {
    ...heaps,
    interfaces: '%memory',
    annotations: `${annotations}
${storageClass === 'PushConstant' ? '' : bindingOf('memory')}`,
    declarations: `${declarations}
%memory = OpVariable %pointer_${storageClass}_${type.slice(1)} ${storageClass}`,
  }
}
