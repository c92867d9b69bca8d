/** An enumerant of core or a text that no random module has, and why none can. */
export interface NotDrawn {
  /** The grammar's operand kind. */
  readonly kind: string
  readonly name: string
  readonly reason: string
}

/** Enumerants that no valid module of the environments here can have. */
export const notDrawn: readonly NotDrawn[] = [
  {
    kind: 'ImageOperands',
    name: 'Offsets',
    reason: 'the specification lists it without saying what it means or which operand it takes',
  },
  {
    kind: 'FunctionParameterAttribute',
    name: 'RuntimeAlignedALTERA',
    reason: 'its capability belongs to an extension whose text is not judged here',
  },
]
