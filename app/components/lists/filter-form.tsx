import type { ReactNode } from "react";
import { Form } from "react-router";
import { localPath, useLanguage } from "#app/i18n/index.ts";
import { Button } from "../basics/button.tsx";
import { Icon, type IconName } from "../basics/icon.tsx";
import { useAddressValue } from "../forms/address-value.ts";
import "./filter-form.css";

/**
 * A row of filters in a GET form, so that every choice has an address.
 * @param action site path of the list without language prefix
 * @param keep further parameters, such as the chosen tab
 * @param submit text of the button
 */
export function FilterForm({
  action,
  keep = NOTHING,
  submit,
  children,
}: {
  action: string;
  keep?: Record<string, string>;
  submit: string;
  children: ReactNode;
}) {
  return (
    <search>
      <Form className="filter-form" method="get" action={localPath(action, useLanguage())} preventScrollReset>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" size="small">
          {submit}
        </Button>
      </Form>
    </search>
  );
}

const NOTHING: Record<string, string> = {};

/** A select list within a filter form. With script a choice submits the form at once. */
export function FilterSelect({
  name,
  label,
  icon,
  options,
  value,
}: {
  name: string;
  label: string;
  icon?: IconName;
  options: { value: string; label: string }[];
  value: string;
}) {
  const select = useAddressValue<HTMLSelectElement>(value);
  return (
    <label className="filter-control">
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{label}</span>
      <select ref={select} name={name} defaultValue={value} onChange={(event) => event.currentTarget.form?.requestSubmit()}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A search field within a filter form; stands at its right end.
 * @param form id of the form, where the field stands outside it
 */
export function SearchField({
  name,
  label,
  placeholder,
  value,
  form,
}: {
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  form?: string;
}) {
  const field = useAddressValue<HTMLInputElement>(value);
  return (
    <label className="filter-control filter-search">
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input ref={field} type="search" name={name} form={form} defaultValue={value} placeholder={placeholder} enterKeyHint="search" />
    </label>
  );
}
