import { useState } from "react";
import { useLanguage } from "#app/i18n/index.ts";
import { Button, ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead, SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/components/forms/field.tsx";
import { Done, ErrorSummary, SubmitButton } from "#app/components/forms/results.tsx";

/** Fields, errors, sending, sent. */
export function FormsSheet() {
  const zh = useLanguage() === "zh";
  const [busy, setBusy] = useState(false);
  const wrongEmail = zh ? "请填写完整的邮箱，例如 name@example.com" : "Give the whole address, such as name@example.com";
  const noMessage = zh ? "请简单说明需求，一两句即可" : "A sentence or two will do";
  return (
    <>
      <PageHead title={zh ? "表单" : "Forms"} />
      <Section>
        <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
          <ErrorSummary
            title={zh ? "还有两处需要修改" : "Two things to mend"}
            faults={[
              { name: "email", label: zh ? "邮箱" : "E-mail", error: wrongEmail },
              { name: "message", label: zh ? "需求说明" : "Message", error: noMessage },
            ]}
          />
          <TextField name="name" label={zh ? "姓名" : "Name"} autoComplete="name" required defaultValue={zh ? "陈志远" : "Chen Zhiyuan"} />
          <TextField
            name="email"
            label={zh ? "邮箱" : "E-mail"}
            type="email"
            autoComplete="email"
            required
            defaultValue="chen@example"
            error={wrongEmail}
          />
          <TextField
            name="company"
            label={zh ? "公司" : "Company"}
            note={zh ? "选填" : "optional"}
            placeholder={zh ? "粤港联运" : "Example Ltd."}
          />
          <SelectField
            name="country"
            label={zh ? "国家或地区" : "Country"}
            note={zh ? "选填" : "optional"}
            empty={zh ? "请选择" : "Choose"}
            options={[{ value: "SG", label: zh ? "新加坡" : "Singapore" }]}
          />
          <TextAreaField name="message" label={zh ? "需求说明" : "Message"} wide required error={noMessage} />
          <Checkbox name="consent" required>
            {zh ? "我同意按隐私政策使用以上信息答复我。" : "I agree to the use of this information to answer me."}
          </Checkbox>
          <p className="form-wide actions">
            <SubmitButton busy={busy} label={zh ? "提交需求" : "Send"} busyLabel={zh ? "正在提交……" : "Submitting…"} />
            <Button onClick={() => setBusy(!busy)}>{zh ? "切换状态" : "Toggle"}</Button>
          </p>
        </form>
      </Section>
      <Section>
        <SectionHead label={zh ? "成功" : "Success"} heading={zh ? "提交之后" : "When it was sent"} />
        <Done
          title={zh ? "提交成功，我们会尽快与您联系！" : "Submitted successfully, we will contact you as soon as possible!"}
          text={zh ? "一个工作日内，工程师会与您联系。" : "An engineer will be in touch within one business day."}
        >
          <ButtonLink to="/products">{zh ? "继续看产品" : "See more products"}</ButtonLink>
        </Done>
      </Section>
    </>
  );
}
