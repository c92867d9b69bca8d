/** How a disassembly looks; by default as `spirv-dis --raw-id --no-color` prints it. */
export interface DisassembleOptions {
  /** Begin with the comment lines about the header, as without `--no-header`. Default: yes. */
  readonly header?: boolean
  /** Put result ids in a column of their own, as without `--no-indent`. Default: yes. */
  readonly indent?: boolean
  /** What stands for ids: their numbers, or names as without `--raw-id`. Default: numbers. */
  readonly ids?: 'numbers' | 'names'
}
