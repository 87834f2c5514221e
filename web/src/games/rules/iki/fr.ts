import type { Section } from "../section";

export const rules: Section[] = [];
