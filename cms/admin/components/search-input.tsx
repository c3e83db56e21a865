interface SearchInputProps {
  /** What it is looked for now. */
  value: string;
  /** Letters that are taken. */
  max: number;
  label: string;
  /** Says in what is looked. */
  placeholder: string;
}

/** The words that a list is searched for, as the parameter `q` of its address. */
export function SearchInput({ value, max, label, placeholder }: SearchInputProps) {
  return (
    <input
      className="desk-input desk-bar__search"
      type="search"
      name="q"
      defaultValue={value}
      maxLength={max}
      aria-label={label}
      placeholder={placeholder}
    />
  );
}
