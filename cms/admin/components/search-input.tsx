interface SearchInputProps {
  /** The current search. */
  value: string;
  /** Characters of the longest search. */
  max: number;
  label: string;
  /** The label: where it searches. */
  placeholder: string;
}

/** The search of a list, as the parameter `q` of its address. The field keeps the focus after a search. */
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is loaded anew, and the search goes on where it was typed
      autoFocus={value !== ""}
    />
  );
}
