/** Answers a generator's questions. A driver walks every answer, another draws them, a third repeats stored ones. */
export interface Choices {
  /**
   * One of `options`.
   *
   * @param label names the question; unique in the generator, for stored choices are found by it.
   * @param options never empty. Their string forms must differ, for they are what is stored and printed.
   */
  pick<T extends string | number | boolean>(label: string, options: readonly T[]): T
}
