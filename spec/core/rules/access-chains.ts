import { row } from '../row.ts'

const chain = '3.3.8 Memory Instructions: OpAccessChain'
const pointer = '3.3.8 Memory Instructions: OpPtrAccessChain'

/** Access chains, of all four core kinds unless a summary says otherwise. */
export const rules = [
  row(
    'type',
    'access-chain-result-type',
    chain,
    'The result type of an access chain is an OpTypePointer.',
  ),
  row('operand', 'access-chain-base', chain, 'Base of an access chain is a typed pointer.'),
  row(
    'storage-class',
    'access-chain-storage-class',
    chain,
    'The result type of an access chain has the storage class of Base.',
  ),
  row(
    'type',
    'access-chain-pointee',
    chain,
    'The result type of an access chain points to the type that its indexes reach.',
  ),
  row(
    'type',
    'access-chain-index-type',
    chain,
    'Every index of an access chain is an integer scalar.',
  ),
  row(
    'operand',
    'access-chain-structure-index',
    chain,
    'An index into a structure is an OpConstant.',
    { notes: 'An OpConstantNull of integer type is let pass as 0: compilers write it.' },
  ),
  row(
    'operand',
    'access-chain-structure-bounds',
    chain,
    'An index into a structure selects one of its members.',
  ),
  row(
    'operand',
    'access-chain-depth',
    chain,
    'No index of an access chain remains where a type without constituents is reached.',
  ),
  row(
    'decoration',
    'access-chain-array-stride',
    chain,
    'The ArrayStride of a result type that points to an array element is that of the array type.',
    {
      confidence: 'derived',
      notes:
        'Judged only where both types have the decoration and the last index is into an array.',
    },
  ),
  row('type', 'ptr-access-chain-element', pointer, 'Element is an integer scalar.', {
    confidence: 'derived',
  }),
  row(
    'decoration',
    'ptr-access-chain-stride',
    pointer,
    'Where the storage class of Base asks for an explicit layout, its type has an ArrayStride.',
  ),
]
